import type { Motif } from '@park/contract/motifs';
import type { ConcessionRule } from '@park/contract/ticket/concession';
import type { TicketKind } from '@park/contract/ticket/limits';
import type { Lang } from '../i18n/lang';

type Words = Record<Lang, string>;

/** Of no park; `doctor` says where it still stands. */
export const SAMPLE_PHONE = '400-000-0119';

interface SeedProduct {
  id: string;
  kind: TicketKind;
  motif: Motif;
  /** fen */
  price: number;
  realName: boolean;
  concessions: ConcessionRule[];
  lateRefundPercent: number;
  /** Places of each slot on a new day: morning, noon, afternoon. */
  stock: [number, number, number];
  name: Words;
  text: Words;
  includes: Words[];
  rules: Words[];
}

const RULE: ConcessionRule = {
  ...{ who: 'age', ageFrom: null, ageTo: null, heightTo: null, areas: [], asked: false, from: null, until: null, source: '' },
};

/** When visitors may come in, on every day. */
export const ticketSlots = [
  { id: 'morning', startClock: '09:00', endClock: '12:00' },
  { id: 'noon', startClock: '12:00', endClock: '15:00' },
  { id: 'afternoon', startClock: '15:00', endClock: '17:30' },
] as const;

const PARK: Words = {
  'zh-Hans': '峡谷步道与全部露天化石点',
  'zh-Hant': '峽谷步道與全部露天化石點',
  en: 'The valley trail and every open-air fossil site',
  es: 'El sendero del valle y todos los yacimientos al aire libre',
  fr: 'Le sentier de la vallée et tous les sites fossilifères de plein air',
};
const MUSEUM: Words = {
  'zh-Hans': '云岭化石博物馆',
  'zh-Hant': '雲嶺化石博物館',
  en: 'Yunling Fossil Museum',
  es: 'Museo de los Fósiles de Yunling',
  fr: 'Le musée des fossiles de Yunling',
};
const SHUTTLE: Words = {
  'zh-Hans': '园内观光车，当天不限次数',
  'zh-Hant': '園內觀光車，當天不限次數',
  en: 'The park shuttle, as often as you like that day',
  es: 'El autobús del parque, sin límite ese día',
  fr: 'La navette du parc, à volonté ce jour-là',
};
const SLOT_RULE: Words = {
  'zh-Hans': '请在所选时段内入园，入园后可停留至闭园。',
  'zh-Hant': '請在所選時段內入園，入園後可停留至閉園。',
  en: 'Come in during your entry time; once inside, stay until the park closes.',
  es: 'Entra en tu turno; una vez dentro, puedes quedarte hasta el cierre.',
  fr: 'Entrez pendant votre créneau ; une fois à l’intérieur, restez jusqu’à la fermeture.',
};
const ID_RULE: Words = {
  'zh-Hans': '请携带购票时登记的证件原件。',
  'zh-Hant': '請攜帶購票時登記的證件正本。',
  en: 'Bring the ID that you gave when you bought the ticket.',
  es: 'Trae el documento que indicaste al comprar la entrada.',
  fr: 'Apportez la pièce d’identité indiquée lors de l’achat.',
};
const STONES_RULE: Words = {
  'zh-Hans': '化石请留在原地，只带走照片。',
  'zh-Hant': '化石請留在原地，只帶走照片。',
  en: 'Leave the fossils where they lie; take pictures only.',
  es: 'Deja los fósiles en su sitio; llévate solo fotos.',
  fr: 'Laissez les fossiles où ils sont ; n’emportez que des photos.',
};

/** What the invented park sells. */
export const ticketProducts: SeedProduct[] = [
  {
    id: 'adult',
    kind: 'adult',
    motif: 'ammonite',
    price: 8_000,
    realName: true,
    concessions: [{ ...RULE, ageFrom: 18, ageTo: 64 }],
    lateRefundPercent: 50,
    stock: [600, 500, 300],
    name: { 'zh-Hans': '成人票', 'zh-Hant': '成人票', en: 'Adult ticket', es: 'Entrada de adulto', fr: 'Billet adulte' },
    text: {
      'zh-Hans': '18 至 64 岁。2.3 亿年前的海底，走路就能看完。',
      'zh-Hant': '18 至 64 歲。2.3 億年前的海底，走路就能看完。',
      en: 'Ages 18 to 64. A sea floor 230 million years old, all within a walk.',
      es: 'De 18 a 64 años. Un fondo marino de 230 millones de años, a pie.',
      fr: 'De 18 à 64 ans. Un fond marin de 230 millions d’années, à pied.',
    },
    includes: [PARK, MUSEUM],
    rules: [SLOT_RULE, ID_RULE, STONES_RULE],
  },
  {
    id: 'child',
    kind: 'child',
    motif: 'fish',
    price: 3_000,
    realName: false,
    concessions: [{ ...RULE, ageFrom: 6, ageTo: 17 }],
    lateRefundPercent: 100,
    stock: [300, 250, 150],
    name: { 'zh-Hans': '儿童票', 'zh-Hant': '兒童票', en: 'Child ticket', es: 'Entrada infantil', fr: 'Billet enfant' },
    text: {
      'zh-Hans': '6 至 17 岁或身高 1.2 至 1.5 米，需成人陪同；更小的孩子免费。',
      'zh-Hant': '6 至 17 歲或身高 1.2 至 1.5 公尺，需成人陪同；更小的孩子免費。',
      en: 'Ages 6 to 17 or 1.2 to 1.5 m tall, with an adult. Smaller children come in free.',
      es: 'De 6 a 17 años o de 1,2 a 1,5 m, con un adulto. Los más pequeños entran gratis.',
      fr: 'De 6 à 17 ans ou de 1,20 à 1,50 m, avec un adulte. Les plus petits entrent gratuitement.',
    },
    includes: [PARK, MUSEUM],
    rules: [SLOT_RULE, STONES_RULE],
  },
  {
    id: 'combined',
    kind: 'combined',
    motif: 'ichthyosaur',
    price: 9_800,
    realName: true,
    concessions: [],
    lateRefundPercent: 30,
    stock: [200, 150, 80],
    name: {
      'zh-Hans': '全景联票',
      'zh-Hant': '全景聯票',
      en: 'Combined ticket',
      es: 'Entrada combinada',
      fr: 'Billet combiné',
    },
    text: {
      'zh-Hans': '园区、博物馆和观光车，外加一小时讲解。适合第一次来。',
      'zh-Hant': '園區、博物館和觀光車，外加一小時導覽。適合第一次來。',
      en: 'Park, museum and shuttle with an hour’s guided walk. Best for a first visit.',
      es: 'Parque, museo y autobús con una hora de visita guiada. Ideal para la primera vez.',
      fr: 'Parc, musée et navette avec une heure de visite guidée. Idéal pour une première fois.',
    },
    includes: [
      PARK,
      MUSEUM,
      SHUTTLE,
      {
        'zh-Hans': '一小时讲解（整点在游客中心出发）',
        'zh-Hant': '一小時導覽（整點在遊客中心出發）',
        en: 'A guided walk of one hour, on the hour from the visitor centre',
        es: 'Visita guiada de una hora, a las horas en punto desde el centro de visitantes',
        fr: 'Une visite guidée d’une heure, aux heures pleines depuis l’accueil',
      },
    ],
    rules: [SLOT_RULE, ID_RULE, STONES_RULE],
  },
  {
    id: 'student',
    kind: 'student',
    motif: 'ginkgo',
    price: 4_000,
    realName: true,
    concessions: [{ ...RULE, who: 'student', ageFrom: 18, ageTo: 64, asked: true }],
    lateRefundPercent: 50,
    stock: [200, 200, 100],
    name: {
      'zh-Hans': '学生票',
      'zh-Hant': '學生票',
      en: 'Student ticket',
      es: 'Entrada de estudiante',
      fr: 'Billet étudiant',
    },
    text: {
      'zh-Hans': '全日制在校学生，入园时出示学生证。',
      'zh-Hant': '全日制在校學生，入園時出示學生證。',
      en: 'For full-time students. Show your student card at the gate.',
      es: 'Para estudiantes a tiempo completo. Muestra tu carné en la entrada.',
      fr: 'Pour les étudiants à temps plein. Présentez votre carte à l’entrée.',
    },
    includes: [PARK, MUSEUM],
    rules: [SLOT_RULE, ID_RULE, STONES_RULE],
  },
  {
    id: 'senior',
    kind: 'senior',
    motif: 'fern',
    price: 0,
    realName: true,
    concessions: [{ ...RULE, ageFrom: 65 }],
    lateRefundPercent: 100,
    stock: [150, 120, 60],
    name: { 'zh-Hans': '敬老票', 'zh-Hant': '敬老票', en: 'Senior ticket', es: 'Entrada sénior', fr: 'Billet senior' },
    text: {
      'zh-Hans': '65 岁及以上免费，预约时段即可。缓坡步道，沿途有座椅。',
      'zh-Hant': '65 歲及以上免費，預約時段即可。緩坡步道，沿途有座椅。',
      en: 'Free from the age of 65; just book a time. Gentle paths with benches along the way.',
      es: 'Gratis desde los 65; solo hay que reservar turno. Caminos suaves con bancos.',
      fr: 'Gratuit dès 65 ans, sur réservation d’un créneau. Chemins doux, bancs en route.',
    },
    includes: [PARK, MUSEUM, SHUTTLE],
    rules: [SLOT_RULE, ID_RULE],
  },
  {
    id: 'workshop',
    kind: 'addOn',
    motif: 'trilobite',
    price: 6_800,
    realName: false,
    concessions: [],
    lateRefundPercent: 0,
    stock: [24, 24, 16],
    name: {
      'zh-Hans': '化石修复体验',
      'zh-Hant': '化石修復體驗',
      en: 'Fossil workshop',
      es: 'Taller de fósiles',
      fr: 'Atelier de fossiles',
    },
    text: {
      'zh-Hans': '90 分钟，亲手从岩石里清理一枚三叶虫复制品，带回家。需另购门票。',
      'zh-Hant': '90 分鐘，親手從岩石裡清理一枚三葉蟲複製品，帶回家。需另購門票。',
      en: 'Ninety minutes to free a trilobite cast from its rock and take it home. Needs an entry ticket as well.',
      es: 'Noventa minutos para sacar de la roca una réplica de trilobites y llevártela. Se necesita también una entrada.',
      fr: 'Quatre-vingt-dix minutes pour dégager un moulage de trilobite et l’emporter. Un billet d’entrée est nécessaire.',
    },
    includes: [
      {
        'zh-Hans': '工具、护目镜和材料',
        'zh-Hant': '工具、護目鏡和材料',
        en: 'Tools, goggles and material',
        es: 'Herramientas, gafas y material',
        fr: 'Outils, lunettes et matériel',
      },
    ],
    rules: [
      {
        'zh-Hans': '适合 6 岁以上，12 岁以下需成人陪同。',
        'zh-Hant': '適合 6 歲以上，12 歲以下需成人陪同。',
        en: 'From the age of 6; under 12 with an adult.',
        es: 'A partir de 6 años; menores de 12, con un adulto.',
        fr: 'Dès 6 ans ; moins de 12 ans accompagnés d’un adulte.',
      },
    ],
  },
  {
    id: 'shuttle',
    kind: 'addOn',
    motif: 'shuttle',
    price: 2_000,
    realName: false,
    concessions: [],
    lateRefundPercent: 100,
    stock: [400, 400, 200],
    name: {
      'zh-Hans': '观光车日票',
      'zh-Hant': '觀光車日票',
      en: 'Shuttle day pass',
      es: 'Pase diario del autobús',
      fr: 'Navette à la journée',
    },
    text: {
      'zh-Hans': '从游客中心到观谷台，每 10 分钟一班。需另购门票。',
      'zh-Hant': '從遊客中心到觀谷台，每 10 分鐘一班。需另購門票。',
      en: 'From the visitor centre to the lookout every ten minutes. Needs an entry ticket as well.',
      es: 'Del centro de visitantes al mirador cada diez minutos. Se necesita también una entrada.',
      fr: 'De l’accueil au belvédère toutes les dix minutes. Un billet d’entrée est nécessaire.',
    },
    includes: [SHUTTLE],
    rules: [],
  },
];

/** Where tickets are sold by a person. */
export const seededWindow = {
  place: {
    'zh-Hans': '南门游客中心，1 号和 2 号窗口',
    'zh-Hant': '南門遊客中心，1 號和 2 號窗口',
    en: 'Visitor centre at the south gate, windows 1 and 2',
    es: 'Centro de visitantes de la puerta sur, taquillas 1 y 2',
    fr: 'Centre d’accueil de la porte sud, guichets 1 et 2',
  },
  hours: {
    'zh-Hans': '每天 08:30–17:30',
    'zh-Hant': '每天 08:30–17:30',
    en: 'Every day 08:30–17:30',
    es: 'Todos los días, 08:30–17:30',
    fr: 'Tous les jours, 08:30–17:30',
  },
  bring: {
    'zh-Hans': '身份证、社保卡或护照；收现金、银行卡和手机支付',
    'zh-Hant': '身分證、社保卡或護照；收現金、銀行卡和行動支付',
    en: 'ID card, social security card or passport; cash, bank cards and mobile payment are taken',
    es: 'Documento de identidad, tarjeta de la seguridad social o pasaporte; se paga en efectivo, con tarjeta o con el móvil',
    fr: 'Carte d’identité, carte de sécurité sociale ou passeport ; espèces, carte bancaire et paiement mobile acceptés',
  },
  phone: SAMPLE_PHONE,
} satisfies Record<'place' | 'hours' | 'bring', Words> & { phone: string };
