import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { CONTENT_LANGUAGES, type ContentLanguage } from './contentLanguages';
import { useUiTexts } from './uiTexts';

interface LanguageTabsProps {
  label: string;
  language: ContentLanguage;
  onLanguage: (language: ContentLanguage) => void;
  /** Whether there is anything in that language yet. */
  isWritten: (language: ContentLanguage) => boolean;
  /** The fields of one language. */
  children: (language: ContentLanguage) => ReactNode;
}

/** All that is written in five languages, a tab a language; a mark says that something is in it. */
export function LanguageTabs({ label, language, onLanguage, isWritten, children }: LanguageTabsProps) {
  const t = useUiTexts();
  const items = CONTENT_LANGUAGES.map((one) => ({
    key: one,
    label: (
      <span lang={one}>
        {t.languages[one]}
        {isWritten(one) && ' ✓'}
      </span>
    ),
    // Chinese is needed, and its mistakes are found in whatever language one is.
    forceRender: one === 'zh-Hans',
    children: children(one),
  }));
  return <Tabs items={items} activeKey={language} aria-label={label} onChange={(key) => onLanguage(key as ContentLanguage)} />;
}
