import { Form, Input, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { CONTENT_LANGUAGES, type ContentLanguage } from './contentLanguages';
import { useUiTexts } from './uiTexts';

export type { ContentLanguage } from './contentLanguages';

export type Localized = Partial<Record<ContentLanguage, string>>;

interface LocalizedFieldsProps {
  /** Name of the field whose value is a text by language. */
  name: string;
  label: string;
  maxLength: number;
  rows?: number;
  /** Draws another editor than a text field; gets `value` and `onChange` from the form. */
  editor?: (language: ContentLanguage) => ReactNode;
}

/** One text in five languages, a tab each. Simplified Chinese is needed; what is left empty falls back to it. */
export function LocalizedFields({ name, label, maxLength, rows = 1, editor }: LocalizedFieldsProps) {
  const t = useUiTexts();
  const items = CONTENT_LANGUAGES.map((language) => ({
    key: language,
    label: t.languages[language],
    forceRender: true,
    children: (
      <Form.Item
        name={[name, language]}
        label={`${label} · ${t.languages[language]}`}
        normalize={editor ? undefined : (text: string) => text || undefined}
        rules={language === 'zh-Hans' ? [{ required: true, whitespace: !editor, message: t.needed }] : []}
      >
        {editor?.(language) ??
          (rows > 1 ? <Input.TextArea rows={rows} maxLength={maxLength} showCount /> : <Input maxLength={maxLength} />)}
      </Form.Item>
    ),
  }));
  return <Tabs items={items} aria-label={label} />;
}

/** Without the languages that were left empty. */
export function written(texts: Localized | undefined): Localized {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text?.trim())) as Localized;
}
