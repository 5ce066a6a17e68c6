import type { Motif } from '@park/contract/motifs';
import type { Lang } from '../i18n/lang';

type Words = Record<Lang, string>;

interface SeedPrize {
  name: Words;
  text: Words;
  motif: Motif;
  count: number;
  /** fen */
  value: number;
}

interface SeedRound {
  name: Words;
  text: Words;
  /** Park days from today, and clocks. */
  opens: readonly [number, string];
  closes: readonly [number, string];
  draws: readonly [number, string];
  claims: readonly [number, string];
  prizes: SeedPrize[];
  /** How many of `entrants` took part, or have so far. */
  people: number;
  /** How many winners have fetched their prize, first drawn first. */
  fetched: number;
}

export const drawOrganiser: Words = {
  'zh-Hans': '化石谷地质公园（示例）',
  'zh-Hant': '化石谷地質公園（示例）',
  en: 'Fossil Valley Geological Park (sample)',
  es: 'Parque Geológico del Valle de los Fósiles (ejemplo)',
  fr: 'Parc géologique de la Vallée des fossiles (exemple)',
};

export const drawClaim: Words = {
  'zh-Hans': '凭兑奖码在游客中心服务台领奖，核对姓名和手机号后四位。',
  'zh-Hant': '憑兌獎碼在遊客中心服務台領獎，核對姓名和手機號碼後四位。',
  en: 'At the visitor centre, with your prize code; your name and the last digits of your phone are checked.',
  es: 'En el centro de visitantes, con tu código de premio; se comprueban el nombre y las últimas cifras del teléfono.',
  fr: 'À l’accueil, avec votre code de lot ; votre nom et la fin de votre numéro sont vérifiés.',
};

/** Rules of every round. */
export const drawRules: Words[] = [
  {
    'zh-Hans': '每人每期限报名一次，请填写真实姓名，领奖时核对。',
    'zh-Hant': '每人每期限報名一次，請填寫真實姓名，領獎時核對。',
    en: 'One entry per person and draw. Give your real name: it is checked when you collect your prize.',
    es: 'Una inscripción por persona y sorteo. Indica tu nombre real: se comprueba al recoger el premio.',
    fr: 'Une inscription par personne et par tirage. Indiquez votre vrai nom : il est vérifié à la remise du lot.',
  },
  {
    'zh-Hans': '逾期未领视为放弃。',
    'zh-Hant': '逾期未領視為放棄。',
    en: 'What is not collected in time is forfeited.',
    es: 'Lo que no se recoge a tiempo se pierde.',
    fr: 'Un lot non retiré à temps est perdu.',
  },
  {
    'zh-Hans': '开奖规则与种子公开，任何人都可以自行验证结果。',
    'zh-Hant': '開獎規則與種子公開，任何人都可以自行驗證結果。',
    en: 'The rule of the draw and its seed are published, so anyone can check the result.',
    es: 'La regla del sorteo y su semilla se publican: cualquiera puede comprobar el resultado.',
    fr: 'La règle du tirage et sa graine sont publiées : chacun peut vérifier le résultat.',
  },
];

const TICKETS: SeedPrize = {
  motif: 'valley',
  count: 5,
  value: 16_000,
  name: {
    'zh-Hans': '双人门票',
    'zh-Hant': '雙人門票',
    en: 'Tickets for two',
    es: 'Entradas para dos',
    fr: 'Entrées pour deux',
  },
  text: {
    'zh-Hans': '一年内任意一天入园，含化石博物馆。',
    'zh-Hant': '一年內任意一天入園，含化石博物館。',
    en: 'Any day within a year, the fossil museum included.',
    es: 'Cualquier día en un año, con el museo de fósiles.',
    fr: 'Un jour au choix dans l’année, musée des fossiles compris.',
  },
};

const POSTCARDS: SeedPrize = {
  motif: 'fern',
  count: 20,
  value: 3_600,
  name: {
    'zh-Hans': '化石明信片一套',
    'zh-Hant': '化石明信片一套',
    en: 'A set of fossil postcards',
    es: 'Juego de postales de fósiles',
    fr: 'Série de cartes postales de fossiles',
  },
  text: {
    'zh-Hans': '十二张，园区画师手绘。',
    'zh-Hant': '十二張，園區畫師手繪。',
    en: 'Twelve cards, drawn by the park’s own illustrator.',
    es: 'Doce postales dibujadas por la ilustradora del parque.',
    fr: 'Douze cartes dessinées par l’illustratrice du parc.',
  },
};

/** One round that was drawn yesterday, and one that is open. */
export const drawRounds: SeedRound[] = [
  {
    name: {
      'zh-Hans': '三叶虫周抽奖',
      'zh-Hant': '三葉蟲週抽獎',
      en: 'Trilobite Week draw',
      es: 'Sorteo de la Semana del Trilobites',
      fr: 'Tirage de la Semaine du trilobite',
    },
    text: {
      'zh-Hans': '感谢您来看三叶虫展，留下姓名和手机号就能参加。',
      'zh-Hant': '感謝您來看三葉蟲展，留下姓名和手機號碼就能參加。',
      en: 'Thank you for coming to see the trilobites. A name and a phone number are all it takes.',
      es: 'Gracias por venir a ver los trilobites. Basta con un nombre y un teléfono.',
      fr: 'Merci d’être venus voir les trilobites. Un nom et un numéro de téléphone suffisent.',
    },
    opens: [-9, '10:00'],
    closes: [-1, '14:00'],
    draws: [-1, '15:00'],
    claims: [13, '17:30'],
    prizes: [
      {
        motif: 'trilobite',
        count: 1,
        value: 28_000,
        name: {
          'zh-Hans': '三叶虫化石复制品',
          'zh-Hant': '三葉蟲化石複製品',
          en: 'Trilobite cast',
          es: 'Réplica de trilobites',
          fr: 'Moulage de trilobite',
        },
        text: {
          'zh-Hans': '按馆藏标本一比一翻制，附标本卡。',
          'zh-Hant': '按館藏標本一比一翻製，附標本卡。',
          en: 'Life-size, cast from the museum’s specimen, with its card.',
          es: 'A tamaño real, del ejemplar del museo, con su ficha.',
          fr: 'Grandeur nature, d’après le spécimen du musée, avec sa fiche.',
        },
      },
      TICKETS,
      POSTCARDS,
    ],
    people: 64,
    fetched: 3,
  },
  {
    name: {
      'zh-Hans': '菊石日抽奖',
      'zh-Hant': '菊石日抽獎',
      en: 'Ammonite Day draw',
      es: 'Sorteo del Día del Amonites',
      fr: 'Tirage du Jour de l’ammonite',
    },
    text: {
      'zh-Hans': '报名即可参加，到点自动开奖，结果人人可验证。',
      'zh-Hant': '報名即可參加，到點自動開獎，結果人人可驗證。',
      en: 'Sign up, come back when it is drawn, and check the result yourself.',
      es: 'Inscríbete, vuelve a la hora del sorteo y comprueba tú mismo el resultado.',
      fr: 'Inscrivez-vous, revenez au moment du tirage et vérifiez vous-même le résultat.',
    },
    opens: [-2, '10:00'],
    closes: [5, '20:00'],
    draws: [5, '20:30'],
    claims: [19, '17:30'],
    prizes: [
      {
        motif: 'ammonite',
        count: 2,
        value: 19_800,
        name: {
          'zh-Hans': '地质锤',
          'zh-Hant': '地質錘',
          en: 'Geologist’s hammer',
          es: 'Martillo de geólogo',
          fr: 'Marteau de géologue',
        },
        text: {
          'zh-Hans': '锻钢锤头，白蜡木柄，刻有园徽。',
          'zh-Hant': '鍛鋼錘頭，白蠟木柄，刻有園徽。',
          en: 'Forged head, ash handle, engraved with the park’s ammonite.',
          es: 'Cabeza forjada, mango de fresno, grabado con el amonites del parque.',
          fr: 'Tête forgée, manche en frêne, gravé de l’ammonite du parc.',
        },
      },
      TICKETS,
      POSTCARDS,
    ],
    people: 37,
    fetched: 0,
  },
];

const FAMILY = ['陈', '黄', '林', '周', '吴', '徐', '孙', '马', '朱', '胡', '郭', '何'];
const GIVEN = ['晓雨', '建国', '思源', '佳怡', '子轩', '丽华', '文博', '欣然'];

/** Who took part; nobody's names and numbers. */
export const entrants = FAMILY.flatMap((family, i) =>
  GIVEN.map((given, k) => ({ name: family + given, phone: `139001${String(i * GIVEN.length + k).padStart(5, '0')}` })),
);
