import { useTexts } from '../i18n/language';
import { type Localized, missingIn } from './contentLanguages';
import { useContentLanguages } from './useContentLanguages';

interface MissingProps {
  of: Localized | Localized[] | undefined;
  /** What is missing, where it is another thing than a text. */
  says?: (missing: { languages: string }) => string;
}

/** In which languages visitors read Chinese, for something is not written in theirs. Nothing where all are, and while it is not known. */
export function Missing({ of, says }: MissingProps) {
  const t = useTexts('ui');
  const offered = useContentLanguages();
  if (!of) return null;
  const names = missingIn(offered, ...[of].flat()).map((one) => t.languages[one]);
  return names.length === 0 ? null : <div className="missing">{(says ?? t.missing)({ languages: names.join(t.comma) })}</div>;
}
