import type { ReactNode } from 'react';
import { useTexts } from '../i18n/language';
import type { ContentLanguage } from './contentLanguages';
import { LanguageTabs } from './LanguageTabs';
import { RichItem } from './RichItem';

interface WrittenFieldsProps {
  /** Of the rich text, the field `text`. */
  label: string;
  /** The fields of one language above the text. */
  children: (language: ContentLanguage) => ReactNode;
}

/** What is read, in five languages: fields of the page's own, and the rich text below them. */
export function WrittenFields({ label, children }: WrittenFieldsProps) {
  const rich = useTexts('richText');
  return (
    <>
      <p className="muted">{rich.fallback}</p>
      <LanguageTabs label={rich.languages} of={['title', 'text']}>
        {(one) => (
          <>
            {children(one)}
            <RichItem name="text" label={label} language={one} />
          </>
        )}
      </LanguageTabs>
    </>
  );
}
