import type { Retention } from '@park/contract/park/rules';
import { parkClock, parkDay } from '@park/contract/parkTime';
import { OWN_AREAS, type OwnArea } from '@park/contract/visitor/ownData';
import { fill, type Sentence } from '../../../i18n/fill';
import { type Lang, pickText } from '../../../i18n/lang';
import { money } from '../../../i18n/money';
import { ownLabels } from '../../../i18n/ownLabels';
import { exportPage, ownAreas } from '../../../i18n/texts/ownData';
import type { ExportedRow } from './ownData.repo';

/** `data.json` (docs/privacy.md says what stands in it). */
export interface OwnFile {
  format: 1;
  madeAt: string;
  areas: Record<OwnArea, Record<string, ExportedRow[]>>;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:/;
const MONEY = new Set(['amount', 'price', 'refund_amount', 'part_refund', 'refund_asked']);
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1rem;color:#262420;background:#f6f5f2}
section,header{background:#fff;border-radius:12px;padding:1rem;margin-bottom:1rem}h1,h2{line-height:1.25;margin:0 0 .5rem}h1{font-size:1.5rem}
h2{font-size:1.15rem}p{margin:.25rem 0;color:#5c574e}dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.1rem .75rem;margin:.75rem 0 0;
border-top:1px solid #e4e1da;padding-top:.75rem}dt{color:#5c574e}dd{margin:0;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{background:#171614;color:#ece9e2}section,header{background:#22201d}p,dt{color:#b5b0a5}dl{border-color:#3a3732}a{color:#9cc7ff}}`;

/** The export as people read it: one page that needs nothing but itself, in their language. @param pictures ids of those in the file */
export function ownPage(
  { madeAt, areas }: OwnFile,
  lang: Lang,
  { pictures, retention }: { pictures: ReadonlySet<string>; retention: Retention },
): string {
  const inLanguage = (texts: Record<Lang, Sentence>) => escaped(fill(texts[lang], retention));
  const made = fill(exportPage.made[lang], { when: moment(madeAt) });
  const sections = OWN_AREAS.map((area) => {
    const things = thingsOf(areas[area], lang, area, pictures);
    const body = things.length > 0 ? things.join('\n') : `<p>${inLanguage(exportPage.none)}</p>`;
    return `<section>\n<h2>${inLanguage(ownAreas[area].title)}</h2>\n<p>${inLanguage(ownAreas[area].text)}</p>\n${body}\n</section>`;
  });
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${inLanguage(exportPage.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${inLanguage(exportPage.title)}</h1>
<p>${escaped(made)}</p>
<p>${inLanguage(exportPage.file)}</p>
</header>
${sections.join('\n')}
</body>
</html>
`;
}

function thingsOf(tables: OwnFile['areas'][OwnArea], lang: Lang, area: OwnArea, pictures: ReadonlySet<string>): string[] {
  return Object.values(tables)
    .flat()
    .map((row) => (area === 'pictures' ? pictureOf(row, lang, pictures) : rowOf(row, lang)))
    .filter((thing) => thing !== '');
}

function pictureOf({ id, name, created_at: at }: ExportedRow, lang: Lang, pictures: ReadonlySet<string>): string {
  const href = `pictures/${escaped(String(id))}.webp`;
  const link = pictures.has(String(id)) ? ` · <a href="${href}">${escaped(exportPage.pictures[lang])}</a>` : '';
  return `<p>${escaped(`${moment(String(at))} · ${name}`)}${link}</p>`;
}

function rowOf(row: ExportedRow, lang: Lang): string {
  const parts = Object.entries(row).flatMap(([column, value]) => {
    const label = ownLabels[column]?.[lang];
    const text = label === undefined ? '' : textOf(column, value, lang);
    return text === '' || label === undefined ? [] : [`<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`];
  });
  return parts.length > 0 ? `<dl>${parts.join('')}</dl>` : '';
}

function textOf(column: string, value: unknown, lang: Lang): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return MONEY.has(column) ? money(value, lang) : String(value);
  if (typeof value === 'string') return MOMENT.test(value) ? moment(value) : value;
  // Answers: each question with what was answered.
  if (Array.isArray(value)) return value.map((one) => pair(one, lang)).join('; ');
  return typeof value === 'object' ? pickText(value as Record<string, string>, lang) : String(value);
}

function pair(answer: { label?: unknown; value?: unknown }, lang: Lang): string {
  const say = (text: unknown) => (typeof text === 'string' ? text : pickText((text ?? {}) as Record<string, string>, lang));
  return `${say(answer.label)}: ${say(answer.value)}`;
}

/** `2026-11-25 14:30`, by the park's clock. */
const moment = (iso: string) => `${parkDay(Date.parse(iso))} ${parkClock(iso)}`;
