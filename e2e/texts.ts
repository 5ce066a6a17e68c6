import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../scripts/root';
import type { Texts } from '../src/i18n/areas';
import type { Lang } from '../src/i18n/languages';

/** Everything the app says in a language, its pages' own areas too. */
export function textsIn(lang: Lang): Texts {
  const folder = inRoot('src', 'i18n', 'messages', lang);
  return Object.assign({}, ...readdirSync(folder).map((file) => require(path.join(folder, file))));
}
