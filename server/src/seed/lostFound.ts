import type { DayPart, ItemCategory, ItemKind, ItemState } from '@park/contract/lostFound/limits';
import type { Lang } from '../i18n/lang';

type Words = Record<Lang, string>;

interface SeedItem {
  kind: ItemKind;
  category: ItemCategory;
  state: Extract<ItemState, 'published' | 'returned'>;
  /** Days before today, in the park. */
  daysAgo: number;
  dayPart: DayPart;
  title: Words;
  place: Words;
  text: Words;
}

/** The visitor centre, where what is found is kept. */
export const LOST_FOUND_PHONE = '08725550199';

/** What the invented park's visitors have lost and found lately. */
export const lostFoundItems: SeedItem[] = [
  {
    kind: 'found',
    category: 'umbrella',
    state: 'published',
    daysAgo: 0,
    dayPart: 'morning',
    title: {
      'zh-Hans': '墨绿色长柄雨伞',
      'zh-Hant': '墨綠色長柄雨傘',
      en: 'Dark green umbrella',
      es: 'Paraguas verde oscuro',
      fr: 'Parapluie vert foncé',
    },
    place: {
      'zh-Hans': '观光车游客中心站',
      'zh-Hant': '觀光車遊客中心站',
      en: 'Shuttle stop at the visitor centre',
      es: 'Parada del autobús en el centro de visitantes',
      fr: 'Arrêt de la navette devant l’accueil',
    },
    text: {
      'zh-Hans': '木柄，伞面有细白边，靠在候车椅旁。现在在游客中心服务台。',
      'zh-Hant': '木柄，傘面有細白邊，靠在候車椅旁。目前放在遊客中心服務台。',
      en: 'Wooden handle, a thin white rim; it leaned against the bench. It is at the visitor centre’s desk.',
      es: 'Mango de madera y un borde blanco fino; estaba apoyado en el banco. Está en el mostrador del centro de visitantes.',
      fr: 'Manche en bois, fin liseré blanc, appuyé contre le banc. Il est au comptoir de l’accueil.',
    },
  },
  {
    kind: 'lost',
    category: 'clothing',
    state: 'published',
    daysAgo: 1,
    dayPart: 'afternoon',
    title: {
      'zh-Hans': '黄色恐龙儿童帽',
      'zh-Hant': '黃色恐龍兒童帽',
      en: 'Child’s yellow dinosaur cap',
      es: 'Gorra amarilla de niño con dinosaurio',
      fr: 'Casquette jaune d’enfant à dinosaure',
    },
    place: {
      'zh-Hans': '恐龙足迹坪到观谷台的步道上',
      'zh-Hant': '恐龍足跡坪到觀谷台的步道上',
      en: 'On the path from the Dinosaur Trackway to the Valley Lookout',
      es: 'En el camino de la Senda de los dinosaurios al Mirador del valle',
      fr: 'Sur le chemin de la Piste des dinosaures au Belvédère',
    },
    text: {
      'zh-Hans': '帽檐上有一排绿色软角，里面写着“乐乐”。孩子很喜欢它。',
      'zh-Hant': '帽簷上有一排綠色軟角，裡面寫著「樂樂」。孩子很喜歡它。',
      en: 'A row of soft green horns along the top and “Lele” written inside. It is much missed.',
      es: 'Lleva una fila de cuernos verdes y «Lele» escrito por dentro. La echan mucho de menos.',
      fr: 'Une rangée de cornes vertes souples, « Lele » écrit à l’intérieur. Elle manque beaucoup.',
    },
  },
  {
    kind: 'found',
    category: 'electronics',
    state: 'published',
    daysAgo: 2,
    dayPart: 'midday',
    title: {
      'zh-Hans': '黑色相机，带编织背带',
      'zh-Hant': '黑色相機，附編織背帶',
      en: 'Black camera with a woven strap',
      es: 'Cámara negra con correa tejida',
      fr: 'Appareil photo noir à sangle tissée',
    },
    place: {
      'zh-Hans': '化石博物馆二楼，菊石墙前',
      'zh-Hant': '化石博物館二樓，菊石牆前',
      en: 'Museum, first floor, by the ammonite wall',
      es: 'Museo, primera planta, ante el muro de amonites',
      fr: 'Musée, premier étage, devant le mur d’ammonites',
    },
    text: {
      'zh-Hans': '镜头盖上贴着一枚小贴纸。认领时请说出贴纸的图案。',
      'zh-Hant': '鏡頭蓋上貼著一枚小貼紙。認領時請說出貼紙的圖案。',
      en: 'There is a small sticker on the lens cap. Tell us what is on it.',
      es: 'La tapa del objetivo lleva una pegatina pequeña. Dinos qué dibujo tiene.',
      fr: 'Un petit autocollant orne le bouchon d’objectif. Dites-nous ce qu’il représente.',
    },
  },
  {
    kind: 'found',
    category: 'keys',
    state: 'published',
    daysAgo: 3,
    dayPart: 'evening',
    title: {
      'zh-Hans': '三把钥匙，没有名牌',
      'zh-Hant': '三把鑰匙，沒有名牌',
      en: 'Three keys, no name',
      es: 'Tres llaves sin nombre',
      fr: 'Trois clés sans nom',
    },
    place: {
      'zh-Hans': '波痕古滩的野餐桌下',
      'zh-Hant': '波痕古灘的野餐桌下',
      en: 'Under a picnic table at the Ripple-mark Shore',
      es: 'Bajo una mesa de picnic en la Playa de las ondas fósiles',
      fr: 'Sous une table de pique-nique du Rivage aux rides fossiles',
    },
    text: {
      'zh-Hans': '银色圆环，其中一把套着红色胶套。请描述其余两把的样子。',
      'zh-Hant': '銀色圓環，其中一把套著紅色膠套。請描述其餘兩把的樣子。',
      en: 'A silver ring; one of them has a red cap. Please describe the other two.',
      es: 'Un aro plateado; una lleva una funda roja. Describe las otras dos.',
      fr: 'Un anneau argenté ; l’une a un capuchon rouge. Décrivez les deux autres.',
    },
  },
  {
    kind: 'lost',
    category: 'bottle',
    state: 'returned',
    daysAgo: 5,
    dayPart: 'morning',
    title: {
      'zh-Hans': '蓝色保温杯，刻着“2019”',
      'zh-Hant': '藍色保溫瓶，刻著「2019」',
      en: 'Blue flask engraved “2019”',
      es: 'Termo azul con «2019» grabado',
      fr: 'Gourde isotherme bleue gravée « 2019 »',
    },
    place: {
      'zh-Hans': '三叶虫采石场入口的长椅',
      'zh-Hant': '三葉蟲採石場入口的長椅',
      en: 'Bench at the entrance to the Trilobite Quarry',
      es: 'Banco a la entrada de la Cantera de los trilobites',
      fr: 'Banc à l’entrée de la Carrière aux trilobites',
    },
    text: {
      'zh-Hans': '杯盖磕掉一小块漆。谢谢捡到并送回的朋友。',
      'zh-Hant': '杯蓋磕掉一小塊漆。謝謝撿到並送回的朋友。',
      en: 'The lid has a chip in its paint. Thank you to whoever brought it back.',
      es: 'La tapa tiene un desconchón. Gracias a quien lo devolvió.',
      fr: 'Le bouchon a un éclat de peinture. Merci à qui l’a rapportée.',
    },
  },
];
