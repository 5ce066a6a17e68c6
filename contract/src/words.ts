import type { LANGS } from './localized';

type Lang = (typeof LANGS)[number];
/** What staff call the codes of one kind: on the console's pages and in the files it exports (`<noun>/words.ts`). */
export type Words<Code extends string | number> = Record<Code, Record<Lang, string>>;

/** A short text in five languages on one line, for tables of many. */
export const inFive = (hans: string, hant: string, en: string, es: string, fr: string): Record<Lang, string> => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  en,
  es,
  fr,
});

/** The words of one language alone. */
export const inLanguage = <Code extends string | number>(words: Words<Code>, lang: Lang): Record<Code, string> =>
  Object.fromEntries(Object.entries<Record<Lang, string>>(words).map(([code, word]) => [code, word[lang]])) as Record<
    Code,
    string
  >;

export const cancelled = inFive('已取消', '已取消', 'Cancelled', 'Cancelado', 'Annulé');
export const cancelledByPark = inFive(
  '园区取消',
  '園區取消',
  'Cancelled by the park',
  'Cancelado por el parque',
  'Annulé par le parc',
);
export const cancelledByVisitor = inFive(
  '游客取消',
  '遊客取消',
  'Cancelled by the visitor',
  'Cancelado por el visitante',
  'Annulé par le visiteur',
);
export const draft = inFive('草稿', '草稿', 'Draft', 'Borrador', 'Brouillon');
export const published = inFive('已发布', '已發布', 'Published', 'Publicado', 'Publié');
export const withdrawn = inFive('已撤回', '已撤回', 'Withdrawn', 'Retirado', 'Retiré');
export const rejected = inFive('已拒绝', '已拒絕', 'Rejected', 'Rechazado', 'Refusé');
export const over = inFive('已结束', '已結束', 'Over', 'Terminado', 'Terminé');
export const signUpOpen = inFive('报名中', '報名中', 'Open', 'Inscripción abierta', 'Inscriptions ouvertes');
