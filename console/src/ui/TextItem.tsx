import { Form, Input } from 'antd';
import { useContext } from 'react';
import { useTexts } from '../i18n/language';
import { type ContentLanguage, textIn } from './contentLanguages';
import { FormLabels } from './items';
import type { FieldPath } from './LanguageTabs';
import { rule } from './rule';

interface TextItemProps {
  /** Of the field whose value is a text by language. */
  name: FieldPath;
  /** Without one it is called what the form calls it. */
  label?: string;
  language: ContentLanguage;
  maxLength: number;
  rows?: number;
  /** Says how long a text of one line may be. */
  counted?: boolean;
  /** It may be left empty in every language. */
  optional?: boolean;
  extra?: string;
}

/** A text in one of its languages. Simplified Chinese is needed; what is left empty falls back to it. */
export function TextItem({ name, label, language, maxLength, rows = 1, counted, optional, extra }: TextItemProps) {
  const t = useTexts('ui');
  const labels = useContext(FormLabels);
  const chinese = optional
    ? rule((text: string | undefined, { getFieldValue }) => !text?.trim() && textIn(getFieldValue(name)) !== '' && t.needed)
    : { required: true, whitespace: true, message: t.needed };
  return (
    <Form.Item
      name={[name, language].flat()}
      label={`${label ?? labels[String(name)]} · ${t.languages[language]}`}
      extra={extra}
      rules={language === 'zh-Hans' ? [chinese] : []}
    >
      {rows > 1 ? (
        <Input.TextArea rows={rows} maxLength={maxLength} showCount lang={language} />
      ) : (
        <Input maxLength={maxLength} showCount={counted} lang={language} />
      )}
    </Form.Item>
  );
}
