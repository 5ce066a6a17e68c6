import { Form, Input } from 'antd';
import { useTexts } from '../i18n/language';
import type { ContentLanguage } from './contentLanguages';
import { linesOf } from './lines';

interface LinesItemProps {
  /** Of the field whose value is lines by language, as `toLines` makes them. */
  name: string;
  label: string;
  language: ContentLanguage;
  /** Characters of a line. */
  maxLength: number;
  /** Lines. */
  most: number;
}

/** A list of short texts in one of its languages: one a line, line n of each language about the same thing. */
export function LinesItem({ name, label, language, maxLength, most }: LinesItemProps) {
  const { languages, lines: t } = useTexts('ui');
  return (
    <Form.Item
      name={[name, language]}
      label={`${label} · ${languages[language]}`}
      extra={t.about}
      normalize={(text: string) => text || undefined}
      dependencies={language === 'zh-Hans' ? [] : [[name, 'zh-Hans']]}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_, text: string | undefined) => {
            const lines = linesOf(text);
            if (lines.some((line) => line.trim().length > maxLength)) return Promise.reject(new Error(t.tooLong(maxLength)));
            if (lines.length > most) return Promise.reject(new Error(t.tooMany(most)));
            const chinese = linesOf(getFieldValue([name, 'zh-Hans']));
            return lines.length > chinese.length ? Promise.reject(new Error(t.moreThanChinese)) : Promise.resolve();
          },
        }),
      ]}
    >
      <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} lang={language} />
    </Form.Item>
  );
}
