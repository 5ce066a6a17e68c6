import type { Motif } from '@park/contract/motifs';
import type { Lang } from '../i18n/lang';
import type { StoredField } from '../modules/activity/activity.tables';

type Words = Record<Lang, string>;
/** Park days from today, and a clock. */
export type SeedMoment = readonly [days: number, clock: string];

export interface SeedActivity {
  id: string;
  title: Words;
  summary: Words;
  /** HTML. */
  text: Words;
  motif: Motif;
  place: Words;
  at: readonly [latitude: number, longitude: number];
  start: SeedMoment;
  end: SeedMoment;
  opens: SeedMoment;
  closes: SeedMoment;
  minPeople: number;
  maxPeople: number;
  perEnrollment: number;
  approval?: boolean;
  waitingList?: boolean;
  points: number;
  fields: StoredField[];
  /** People of the enrolments there are, one after the other. */
  groups: number[];
}

/** What visitors are asked, by what it is about. */
export const CHILD_AGE: StoredField = {
  key: 'age',
  kind: 'number',
  required: true,
  label: {
    'zh-Hans': '孩子年龄',
    'zh-Hant': '孩子年齡',
    en: 'Age of the child',
    es: 'Edad del niño o la niña',
    fr: 'Âge de l’enfant',
  },
  options: [],
};

export const BOOT_SIZE: StoredField = {
  key: 'boots',
  kind: 'choice',
  required: true,
  label: {
    'zh-Hans': '需要借雨靴吗？',
    'zh-Hant': '需要借雨靴嗎？',
    en: 'Do you need boots?',
    es: '¿Necesitas botas?',
    fr: 'Besoin de bottes ?',
  },
  options: [
    {
      value: 'own',
      label: {
        'zh-Hans': '自己带',
        'zh-Hant': '自己帶',
        en: 'I bring my own',
        es: 'Traigo las mías',
        fr: 'J’apporte les miennes',
      },
    },
    {
      value: 'lend',
      label: { 'zh-Hans': '借一双', 'zh-Hant': '借一雙', en: 'Lend me a pair', es: 'Necesito unas', fr: 'Prêtez-m’en' },
    },
  ],
};

export const NOTE: StoredField = {
  key: 'note',
  kind: 'text',
  required: false,
  label: {
    'zh-Hans': '有什么要告诉我们的？',
    'zh-Hant': '有什麼要告訴我們的？',
    en: 'Anything we should know?',
    es: '¿Algo que debamos saber?',
    fr: 'Quelque chose à nous dire ?',
  },
  options: [],
};

export const WHY: StoredField = {
  key: 'why',
  kind: 'text',
  required: true,
  label: {
    'zh-Hans': '为什么想来挖掘？',
    'zh-Hant': '為什麼想來挖掘？',
    en: 'Why would you like to dig?',
    es: '¿Por qué te gustaría excavar?',
    fr: 'Pourquoi aimeriez-vous fouiller ?',
  },
  options: [],
};
