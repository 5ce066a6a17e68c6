import { MAX_RICH_TEXT } from '@park/contract/richText/limits';
import { Form, Skeleton } from 'antd';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTexts } from '../i18n/language';
import type { ContentLanguage, Localized } from './contentLanguages';
import { isWritten } from './richText/richHtml';
import { rule } from './rule';

/** It comes when the first text is shown. */
const RichText = lazy(() => import('./richText/RichTextEditor'));

interface RichItemProps {
  /** Of the field whose value is HTML by language. */
  name: string;
  label: string;
  language: ContentLanguage;
  /** Characters of HTML. */
  maxLength?: number;
  /** It may be left empty in every language. */
  optional?: boolean;
}

/** A rich text in one of its languages. Simplified Chinese is needed; what is left empty falls back to it. */
export function RichItem({ name, label, language, maxLength = MAX_RICH_TEXT, optional }: RichItemProps) {
  const t = useTexts('ui');
  const rich = useTexts('richText');
  const labelled = `${label} · ${t.languages[language]}`;
  return (
    <Form.Item
      name={[name, language]}
      label={labelled}
      required={language === 'zh-Hans' && !optional}
      validateTrigger="onSubmit"
      rules={[
        rule((html: string | undefined, { getFieldValue }) => {
          const texts: Localized = getFieldValue(name);
          const isNeeded = !optional || Object.values(texts).some(isWritten);
          return language === 'zh-Hans' && isNeeded && !isWritten(html)
            ? t.needed
            : (html?.length ?? 0) > maxLength && rich.tooLong;
        }),
      ]}
    >
      <Editor label={labelled} language={language} />
    </Form.Item>
  );
}

function Editor(props: ComponentProps<typeof RichText>) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 5 }} />}>
      <RichText {...props} />
    </Suspense>
  );
}
