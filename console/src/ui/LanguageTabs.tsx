import { Form, Tabs } from 'antd';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTexts } from '../i18n/language';
import { CONTENT_LANGUAGES, type ContentLanguage, languageOf } from './contentLanguages';
import { isWritten } from './richText/richHtml';
import { useContentLanguages } from './useContentLanguages';

/** Where a field's value is: `'title'`, or `['prizes', 0, 'name']`. */
export type FieldPath = string | (string | number)[];

interface Writing {
  language: ContentLanguage;
  onLanguage(language: ContentLanguage): void;
  /** Goes to the first language in which one of these fields is wrong. */
  onMistakes(wrong: readonly { name: (string | number)[] }[]): void;
}

const nothing = () => undefined;
const WritingContext = createContext<Writing>({ language: 'zh-Hans', onLanguage: nothing, onMistakes: nothing });

/** The language in which one writes now, the same in all tabs of a page. */
export const useWriting = (): Writing => useContext(WritingContext);

/** A page whose texts are written in one language at a time. */
export function InOneLanguage({ children }: { children: ReactNode }) {
  const [language, onLanguage] = useState<ContentLanguage>('zh-Hans');
  const onMistakes: Writing['onMistakes'] = (wrong) => onLanguage((now) => languageOf(wrong.map(({ name }) => name)) ?? now);
  return <WritingContext.Provider value={{ language, onLanguage, onMistakes }}>{children}</WritingContext.Provider>;
}

interface LanguageTabsProps {
  label: string;
  /** Fields whose texts, or whatever else there is by language, are written here. */
  of: FieldPath[];
  /** Draws every language at once, where that is cheap: mistakes are then found in all of them. */
  eager?: boolean;
  children: (language: ContentLanguage) => ReactNode;
}

/** All that is written in five languages, a tab a language; a mark says whether all that is there in Chinese is in it. */
export function LanguageTabs({ label, of, eager, children }: LanguageTabsProps) {
  const t = useTexts('ui');
  const { language, onLanguage } = useWriting();
  const form = Form.useFormInstance();
  // Of languages whose tabs nobody has opened, too.
  const whole = Form.useWatch((values) => languagesIn(values, of), { form, preserve: true });
  const offered = useContentLanguages();
  const items = offered.map((one) => ({
    key: one,
    label: (
      <span lang={one}>
        {t.languages[one]}
        {whole !== undefined &&
          whole !== '' &&
          (whole.split(' ').includes(one) ? (
            ' ✓'
          ) : (
            <span className="missing" title={t.notWritten}>
              {' '}
              ○<span className="off-screen">{t.notWritten}</span>
            </span>
          ))}
      </span>
    ),
    // Chinese is needed, and its mistakes are found in whatever language one is.
    forceRender: eager || one === 'zh-Hans',
    children: children(one),
  }));
  return (
    <Tabs
      className="language-tabs"
      tabBarGutter={0}
      items={items}
      activeKey={language}
      aria-label={label}
      onChange={(key) => onLanguage(key as ContentLanguage)}
    />
  );
}

/** Languages in which every field is written that Chinese has; as one text, because the form tells a change by `===`. */
function languagesIn(values: unknown, paths: FieldPath[]): string {
  const isThere = (path: FieldPath, language: ContentLanguage) => {
    const value = valueAt(values, [path, language].flat());
    return typeof value === 'object' ? value !== null : isWritten(value);
  };
  const needed = paths.filter((path) => isThere(path, 'zh-Hans'));
  if (needed.length === 0) return '';
  return CONTENT_LANGUAGES.filter((language) => needed.every((path) => isThere(path, language))).join(' ');
}

/** A text, or what else is there by language. */
function valueAt(values: unknown, path: (string | number)[]): string | object | null | undefined {
  let at = values;
  for (const key of path) at = (at as Record<string | number, unknown> | undefined)?.[key];
  return at as string | object | null | undefined;
}
