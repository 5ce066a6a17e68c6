import type { Picture } from '@park/contract/picture';
import { useTexts } from '../i18n/language';

/** What visitors sent, small; each opens whole in a tab of its own. */
export function Pictures({ of }: { of: readonly Picture[] }) {
  const t = useTexts('ui');
  if (of.length === 0) return null;
  return (
    <div className="pictures">
      {of.map(({ id, url, thumb }, index) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          <img src={thumb} alt={t.pictureOf({ n: index + 1, of: of.length })} width={112} height={112} loading="lazy" />
        </a>
      ))}
    </div>
  );
}

/** The first picture of a row. */
export function Thumb({ of }: { of: Picture | null }) {
  return of ? (
    <img className="thumb" src={of.thumb} alt="" width={56} height={56} loading="lazy" />
  ) : (
    <span className="thumb" />
  );
}
