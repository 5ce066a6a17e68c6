import type { PlaceKind } from '@park/contract/map/limits';
import type { Motif } from '@park/contract/motifs';
import type { Lang } from '../i18n/lang';

type Words = Record<Lang, string>;

interface SeedPlace {
  id: string;
  kind: Exclude<PlaceKind, 'livePoint'>;
  /** gcj02: latitude, longitude */
  at: [number, number];
  name: Words;
  text: Words;
  /** It is among what is most worth seeing. */
  motif?: Motif;
  /** It has an accessible cabin. */
  accessible?: 'yes';
}

const SHUTTLE_TEXT: Words = {
  'zh-Hans': '每 10 分钟一班，末班 17:40。轮椅和婴儿车可直接上车。观光车需日票或联票。',
  'zh-Hant': '每 10 分鐘一班，末班 17:40。輪椅和嬰兒車可直接上車。觀光車需日票或聯票。',
  en: 'Every ten minutes, the last one at 17:40. Wheelchairs and pushchairs roll straight on. The shuttle needs a day pass or a combined ticket.',
  es: 'Cada diez minutos; el último, a las 17:40. Sillas de ruedas y cochecitos suben sin escalón. El autobús requiere pase diario o entrada combinada.',
  fr: 'Toutes les dix minutes, la dernière à 17 h 40. Fauteuils et poussettes montent de plain-pied. La navette demande un billet à la journée ou un billet combiné.',
};

/** What the invented park has besides its live points. */
export const places: SeedPlace[] = [
  {
    id: 'south-gate',
    kind: 'entrance',
    at: [25.61702, 105.43172],
    name: { 'zh-Hans': '南门', 'zh-Hant': '南門', en: 'South Gate', es: 'Puerta sur', fr: 'Porte sud' },
    text: {
      'zh-Hans': '正门：售票处、游客中心、停车场。人工窗口在左侧。',
      'zh-Hant': '正門：售票處、遊客中心、停車場。人工窗口在左側。',
      en: 'The main gate: ticket office, visitor centre and car park. The staffed window is on the left.',
      es: 'La entrada principal: taquilla, centro de visitantes y aparcamiento. La ventanilla está a la izquierda.',
      fr: 'L’entrée principale : billetterie, accueil et parking. Le guichet est à gauche.',
    },
  },
  {
    id: 'north-gate',
    kind: 'entrance',
    at: [25.62952, 105.43308],
    name: { 'zh-Hans': '北门', 'zh-Hant': '北門', en: 'North Gate', es: 'Puerta norte', fr: 'Porte nord' },
    text: {
      'zh-Hans': '靠近观谷台，17:00 后只出不进。',
      'zh-Hant': '靠近觀谷台，17:00 後只出不進。',
      en: 'Next to the lookout. After 17:00 it is a way out only.',
      es: 'Junto al mirador. Después de las 17:00 es solo salida.',
      fr: 'Près du belvédère. Sortie seulement après 17 h.',
    },
  },
  {
    id: 'fossil-museum',
    kind: 'museum',
    motif: 'museum',
    at: [25.62222, 105.42964],
    name: {
      'zh-Hans': '云岭化石博物馆',
      'zh-Hant': '雲嶺化石博物館',
      en: 'Yunling Fossil Museum',
      es: 'Museo de los Fósiles de Yunling',
      fr: 'Musée des fossiles de Yunling',
    },
    text: {
      'zh-Hans': '三层展厅，从寒武纪到冰河时代。17:00 停止入馆。一楼有寄存柜，各层有电梯。',
      'zh-Hant': '三層展廳，從寒武紀到冰河時代。17:00 停止入館。一樓有置物櫃，各層有電梯。',
      en: 'Three floors from the Cambrian to the Ice Age. Last entry 17:00; lockers on the ground floor, a lift to all floors.',
      es: 'Tres plantas, del Cámbrico a la Edad de Hielo. Último acceso a las 17:00; taquillas en la planta baja y ascensor a todas las plantas.',
      fr: 'Trois étages, du Cambrien à l’âge glaciaire. Dernière entrée à 17 h ; consignes au rez-de-chaussée, ascenseur à tous les étages.',
    },
  },
  {
    id: 'shuttle-south',
    kind: 'shuttle',
    at: [25.61808, 105.43296],
    name: {
      'zh-Hans': '观光车·游客中心站',
      'zh-Hant': '觀光車·遊客中心站',
      en: 'Shuttle, visitor centre',
      es: 'Autobús, centro de visitantes',
      fr: 'Navette, accueil',
    },
    text: SHUTTLE_TEXT,
  },
  {
    id: 'shuttle-lookout',
    kind: 'shuttle',
    at: [25.62744, 105.43372],
    name: {
      'zh-Hans': '观光车·观谷台站',
      'zh-Hant': '觀光車·觀谷台站',
      en: 'Shuttle, lookout',
      es: 'Autobús, mirador',
      fr: 'Navette, belvédère',
    },
    text: SHUTTLE_TEXT,
  },
  {
    id: 'toilet-south',
    kind: 'toilet',
    accessible: 'yes',
    at: [25.61756, 105.43052],
    name: {
      'zh-Hans': '洗手间（南门）',
      'zh-Hant': '洗手間（南門）',
      en: 'Toilets, South Gate',
      es: 'Aseos, Puerta sur',
      fr: 'Toilettes, Porte sud',
    },
    text: {
      'zh-Hans': '南门内左侧，有无障碍间和母婴室。',
      'zh-Hant': '南門內左側，有無障礙間和育嬰室。',
      en: 'On the left inside the South Gate, with an accessible toilet and a baby room.',
      es: 'A la izquierda tras la Puerta sur, con cabina accesible y sala de lactancia.',
      fr: 'À gauche après la Porte sud, avec cabine accessible et espace bébé.',
    },
  },
  {
    id: 'toilet-valley',
    kind: 'toilet',
    at: [25.62334, 105.43318],
    name: {
      'zh-Hans': '洗手间（峡谷步道中段）',
      'zh-Hant': '洗手間（峽谷步道中段）',
      en: 'Toilets, Valley Trail',
      es: 'Aseos, Sendero del valle',
      fr: 'Toilettes, Sentier de la vallée',
    },
    text: {
      'zh-Hans': '峡谷步道中段，有饮水机。',
      'zh-Hant': '峽谷步道中段，有飲水機。',
      en: 'Halfway along the valley trail, with drinking water.',
      es: 'A mitad del sendero del valle, con agua potable.',
      fr: 'À mi-chemin du sentier de la vallée, avec eau potable.',
    },
  },
  {
    id: 'first-aid',
    kind: 'firstAid',
    at: [25.61898, 105.43078],
    name: { 'zh-Hans': '急救点', 'zh-Hant': '急救點', en: 'First aid', es: 'Primeros auxilios', fr: 'Premiers secours' },
    text: {
      'zh-Hans': '开园时间有护士值班，备有 AED、轮椅和拐杖。',
      'zh-Hant': '開園時間有護理師值班，備有 AED、輪椅和拐杖。',
      en: 'A nurse is there while the park is open, with a defibrillator, wheelchairs and crutches.',
      es: 'Hay personal de enfermería durante el horario del parque, con desfibrilador, sillas de ruedas y muletas.',
      fr: 'Une infirmière est présente aux heures d’ouverture, avec défibrillateur, fauteuils et béquilles.',
    },
  },
  {
    id: 'footprint-wall',
    kind: 'sight',
    motif: 'footprint',
    at: [25.6252, 105.42852],
    name: {
      'zh-Hans': '足迹岩壁',
      'zh-Hant': '足跡岩壁',
      en: 'Footprint Wall',
      es: 'Pared de las huellas',
      fr: 'Mur aux empreintes',
    },
    text: {
      'zh-Hans': '重庆歌乐山一面岩壁的复制品，有 46 个恐龙脚印，斜阳下看得最清楚。',
      'zh-Hant': '重慶歌樂山一面岩壁的複製品，有 46 個恐龍腳印，斜陽下看得最清楚。',
      en: 'A cast of a rock face at Geleshan in Chongqing, with 46 dinosaur footprints; clearest in low sun.',
      es: 'Réplica de una pared de Geleshan, en Chongqing, con 46 huellas de dinosaurio; mejor con sol bajo.',
      fr: 'Moulage d’une paroi de Geleshan, à Chongqing : 46 empreintes de dinosaures, plus nettes au soleil rasant.',
    },
  },
  {
    id: 'stone-forest',
    kind: 'sight',
    motif: 'ginkgo',
    at: [25.62728, 105.43083],
    name: {
      'zh-Hans': '硅化木林',
      'zh-Hant': '矽化木林',
      en: 'Petrified Forest',
      es: 'Bosque petrificado',
      fr: 'Forêt pétrifiée',
    },
    text: {
      'zh-Hans': '二十多根变成石头的树干，年轮还数得清。',
      'zh-Hant': '二十多根變成石頭的樹幹，年輪還數得清。',
      en: 'More than twenty trunks turned to stone, with rings you can still count.',
      es: 'Más de veinte troncos hechos piedra, con anillos que aún se cuentan.',
      fr: 'Plus de vingt troncs changés en pierre, aux cernes encore lisibles.',
    },
  },
  {
    id: 'lake-cafe',
    kind: 'food',
    at: [25.62242, 105.43288],
    name: { 'zh-Hans': '湖畔茶座', 'zh-Hant': '湖畔茶座', en: 'Lakeside Café', es: 'Café del lago', fr: 'Café du lac' },
    text: {
      'zh-Hans': '热饮、米粉和当地点心，9:30–17:00。',
      'zh-Hant': '熱飲、米粉和當地點心，9:30–17:00。',
      en: 'Hot drinks, rice noodles and local cakes, 9:30–17:00.',
      es: 'Bebidas calientes, fideos de arroz y dulces de la zona, 9:30–17:00.',
      fr: 'Boissons chaudes, nouilles de riz et gâteaux du pays, 9 h 30–17 h.',
    },
  },
  {
    id: 'gate-cafe',
    kind: 'food',
    at: [25.61824, 105.43182],
    name: {
      'zh-Hans': '南门小吃',
      'zh-Hant': '南門小吃',
      en: 'Gate Snacks',
      es: 'Bar de la Puerta sur',
      fr: 'Snack de la Porte sud',
    },
    text: {
      'zh-Hans': '饮料、雪糕和便当，可自带餐食入座。',
      'zh-Hant': '飲料、雪糕和便當，可自帶餐食入座。',
      en: 'Drinks, ice cream and lunch boxes; you may bring your own food.',
      es: 'Bebidas, helados y comida para llevar; puedes traer la tuya.',
      fr: 'Boissons, glaces et paniers-repas ; vous pouvez apporter les vôtres.',
    },
  },
];
