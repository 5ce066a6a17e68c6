import { Form, Input, Tabs } from 'antd';
import type { ContentLanguage } from '../../../ui/LocalizedFields';
import { useUiTexts } from '../../../ui/uiTexts';
import { useProductTexts } from './productTexts';
import { linesOf, MOST } from './rules';

const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const satisfies readonly ContentLanguage[];

/** A list of short texts in five languages: one a line, a tab a language, line n of each about the same thing. */
export function LinesField({ name, label, maxLength }: { name: 'includes' | 'rules'; label: string; maxLength: number }) {
  const t = useProductTexts();
  const { languages } = useUiTexts();
  const items = LANGUAGES.map((language) => ({
    key: language,
    label: languages[language],
    forceRender: true,
    children: (
      <Form.Item
        name={[name, language]}
        label={`${label} · ${languages[language]}`}
        extra={t.linesAbout}
        normalize={(text: string) => text || undefined}
        dependencies={language === 'zh-Hans' ? [] : [[name, 'zh-Hans']]}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, text: string | undefined) => {
              const lines = linesOf(text);
              if (lines.some((line) => line.trim().length > maxLength))
                return Promise.reject(new Error(t.lineTooLong(maxLength)));
              if (lines.length > MOST.lines) return Promise.reject(new Error(t.tooMany(MOST.lines)));
              const chinese = linesOf(getFieldValue([name, 'zh-Hans']));
              return lines.length > chinese.length ? Promise.reject(new Error(t.tooManyLines)) : Promise.resolve();
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
