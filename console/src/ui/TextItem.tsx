import { Form, Input } from 'antd';
import { useTexts } from '../i18n/language';
import type { ContentLanguage } from './contentLanguages';
import type { FieldPath } from './LanguageTabs';

interface TextItemProps {
  /** Of the field whose value is a text by language. */
  name: FieldPath;
  label: string;
  language: ContentLanguage;
  maxLength: number;
  rows?: number;
  /** Says how long a text of one line may be. */
  counted?: boolean;
}

/** A text in one of its languages. Simplified Chinese is needed; what is left empty falls back to it. */
export function TextItem({ name, label, language, maxLength, rows = 1, counted }: TextItemProps) {
  const t = useTexts('ui');
  return (
    <Form.Item
      name={[name, language].flat()}
      label={`${label} · ${t.languages[language]}`}
      rules={language === 'zh-Hans' ? [{ required: true, whitespace: true, message: t.needed }] : []}
    >
      {rows > 1 ? (
        <Input.TextArea rows={rows} maxLength={maxLength} showCount lang={language} />
      ) : (
        <Input maxLength={maxLength} showCount={counted} lang={language} />
      )}
    </Form.Item>
  );
}
