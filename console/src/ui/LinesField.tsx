import { Form, Input, Tabs } from 'antd';
import { CONTENT_LANGUAGES } from './contentLanguages';
import { linesOf } from './lines';
import { useUiTexts } from './uiTexts';

interface LinesFieldProps {
  /** Name of the field whose value is lines by language, as `toLines` makes them. */
  name: string;
  label: string;
  /** Characters of a line. */
  maxLength: number;
  /** Lines. */
  most: number;
}

/** A list of short texts in five languages: one a line, a tab a language, line n of each about the same thing. */
export function LinesField({ name, label, maxLength, most }: LinesFieldProps) {
  const { languages, lines: t } = useUiTexts();
  const items = CONTENT_LANGUAGES.map((language) => ({
    key: language,
    label: languages[language],
    forceRender: true,
    children: (
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
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
      </Form.Item>
    ),
  }));
  return <Tabs items={items} aria-label={label} />;
}
