import { Form, Input } from 'antd';
import { useContext } from 'react';
import { useTexts } from '../i18n/language';
import type { ContentLanguage } from './contentLanguages';
import { FormLabels } from './items';
import { linesOf } from './lines';
import { rule } from './rule';

interface LinesItemProps {
  /** Of the field whose value is lines by language, as `toLines` makes them. */
  name: string;
  /** Without one it is called what the form calls it. */
  label?: string;
  language: ContentLanguage;
  /** Characters of a line. */
  maxLength: number;
  /** Lines. */
  maxLines: number;
}

/** A list of short texts in one of its languages: one a line, line n of each language about the same thing. */
export function LinesItem({ name, label, language, maxLength, maxLines }: LinesItemProps) {
  const { languages, lines: t } = useTexts('ui');
  const labels = useContext(FormLabels);
  return (
    <Form.Item
      name={[name, language]}
      label={`${label ?? labels[name]} · ${languages[language]}`}
      extra={t.about}
      dependencies={language === 'zh-Hans' ? [] : [[name, 'zh-Hans']]}
      rules={[
        rule((text: string | undefined, { getFieldValue }) => {
          const lines = linesOf(text);
          if (lines.some((line) => line.trim().length > maxLength)) return t.tooLong({ max: maxLength });
          if (lines.length > maxLines) return t.tooMany({ max: maxLines });
          return lines.length > linesOf(getFieldValue([name, 'zh-Hans'])).length && t.moreThanChinese;
        }),
      ]}
    >
      <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} lang={language} />
    </Form.Item>
  );
}
