import { MAX_RICH_TEXT } from '@park/contract/richText/limits';
import { Form, Skeleton } from 'antd';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../i18n/language';
import type { ContentLanguage } from './contentLanguages';
import { LanguageTabs } from './LanguageTabs';
import { isWritten } from './richText/richHtml';
import { rule } from './rule';

/** It comes when the first text is shown. */
const RichText = lazy(() => import('./richText/RichTextEditor'));

interface WrittenFieldsProps {
  /** Of the rich text, the field `text`. */
  label: string;
  /** The fields of one language above the text. */
  children: (language: ContentLanguage) => ReactNode;
}

/** What is read, in five languages: fields of the page's own, and the rich text below them. */
export function WrittenFields({ label, children }: WrittenFieldsProps) {
  const t = useTexts('ui');
  const rich = useTexts('richText');
  const fits = (needed: boolean) =>
    rule((html?: string) => (needed && !isWritten(html) ? t.needed : (html?.length ?? 0) > MAX_RICH_TEXT && rich.tooLong));
  return (
    <>
      <p className="muted">{rich.fallback}</p>
      <LanguageTabs label={rich.languages} of={['title', 'text']}>
        {(one) => (
          <>
            {children(one)}
            <Form.Item
              name={['text', one]}
              label={`${label} · ${t.languages[one]}`}
              required={one === 'zh-Hans'}
              validateTrigger="onSubmit"
              rules={[fits(one === 'zh-Hans')]}
            >
              <Editor label={`${label} · ${t.languages[one]}`} language={one} />
            </Form.Item>
          </>
        )}
      </LanguageTabs>
    </>
  );
}

function Editor(props: ComponentProps<typeof RichText>) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 5 }} />}>
      <RichText {...props} />
    </Suspense>
  );
}
