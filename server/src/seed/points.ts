import type { Motif } from '@park/contract/motifs';
import type { Lang } from '../i18n/lang';
import type { Facility } from './facilities';

interface SeedPoint {
  id: string;
  motif: Motif;
  /** gcj02: latitude, longitude */
  at: [number, number];
  capacity: number;
  facilities: Facility[];
  name: Record<Lang, string>;
  text: Record<Lang, string>;
  closed?: Record<Lang, string>;
}

/** An invented valley in Guizhou: Cambrian shale at its foot, Triassic sea floor in its walls, Jurassic mud on top. */
export const points: SeedPoint[] = [
  {
    id: 'ammonite-wall',
    motif: 'trachyceras',
    at: [25.62418, 105.43207],
    capacity: 2,
    facilities: ['power', 'network', 'shade', 'guide'],
    name: {
      'zh-Hans': '菊石墙',
      'zh-Hant': '菊石牆',
      en: 'Ammonite Wall',
      es: 'Pared de los amonites',
      fr: 'Paroi aux ammonites',
    },
    text: {
      'zh-Hans': '高十二米的石灰岩崖壁，布满两亿三千万年前的菊石，最大的一枚有三十厘米宽。上午光线从侧面照来，螺旋纹路最清晰。',
      'zh-Hant':
        '高十二公尺的石灰岩崖壁，布滿兩億三千萬年前的菊石，最大的一枚有三十公分寬。上午光線從側面照來，螺旋紋路最清晰。',
      en: 'Twelve metres of limestone crowded with ammonites 230 million years old, the largest thirty centimetres across. Morning light from the side brings out the spirals best.',
      es: 'Doce metros de caliza repletos de amonites de hace 230 millones de años; el mayor mide treinta centímetros. La luz lateral de la mañana resalta mejor las espirales.',
      fr: 'Douze mètres de calcaire couverts d’ammonites vieilles de 230 millions d’années, dont une de trente centimètres. La lumière rasante du matin révèle le mieux les spirales.',
    },
  },
  {
    id: 'trilobite-quarry',
    motif: 'trilobite',
    at: [25.61873, 105.42881],
    capacity: 2,
    facilities: ['network', 'shade', 'tripod', 'guide'],
    name: {
      'zh-Hans': '三叶虫采石场',
      'zh-Hant': '三葉蟲採石場',
      en: 'Trilobite Quarry',
      es: 'Cantera de los trilobites',
      fr: 'Carrière aux trilobites',
    },
    text: {
      'zh-Hans':
        '寒武纪页岩一层层翻开，就像翻书。镜头前可以和工作人员一起劈石，依据的是主管部门批准的发掘；找到的三叶虫登记编号，留在园里。',
      'zh-Hant':
        '寒武紀頁岩一層層翻開，就像翻書。鏡頭前可以和工作人員一起劈石，依據的是主管部門批准的發掘；找到的三葉蟲登記編號，留在園裡。',
      en: 'Cambrian shale that opens like the pages of a book. Split a slab on camera with the staff, under an excavation approved by the authority; every trilobite gets a number and stays in the park.',
      es: 'Pizarra cámbrica que se abre como las páginas de un libro. Parte una losa ante la cámara con el personal, en una excavación aprobada por la autoridad; cada trilobites se numera y se queda aquí.',
      fr: 'Un schiste cambrien qui s’ouvre comme un livre. Fendez une dalle à l’antenne avec le personnel, dans le cadre d’une fouille approuvée par l’autorité ; chaque trilobite est numéroté et reste ici.',
    },
  },
  {
    id: 'dinosaur-trackway',
    motif: 'footprint',
    at: [25.62655, 105.42734],
    capacity: 3,
    facilities: ['power', 'network'],
    name: {
      'zh-Hans': '恐龙足迹坪',
      'zh-Hant': '恐龍足跡坪',
      en: 'Dinosaur Trackway',
      es: 'Senda de los dinosaurios',
      fr: 'Piste des dinosaures',
    },
    text: {
      'zh-Hans': '侏罗纪泥滩上的四十七个足印，三行并排向东。木栈道架在足迹之上，清晨和傍晚斜光时拍摄，凹痕最深。',
      'zh-Hant': '侏羅紀泥灘上的四十七個足印，三行並排向東。木棧道架在足跡之上，清晨和傍晚斜光時拍攝，凹痕最深。',
      en: 'Forty-seven prints in Jurassic mud, three animals walking east side by side. The boardwalk runs just above them; low sun makes the prints look deepest.',
      es: 'Cuarenta y siete huellas en barro jurásico: tres animales que caminaban juntos hacia el este. La pasarela va justo encima; con sol bajo las huellas parecen más hondas.',
      fr: 'Quarante-sept empreintes dans la vase jurassique : trois animaux marchant de front vers l’est. La passerelle les surplombe ; un soleil bas en creuse le relief.',
    },
  },
  {
    id: 'ripple-shore',
    motif: 'ripple',
    at: [25.61994, 105.43462],
    capacity: 2,
    facilities: ['network', 'tripod'],
    name: {
      'zh-Hans': '波痕古滩',
      'zh-Hant': '波痕古灘',
      en: 'Ripple-mark Shore',
      es: 'Playa de las ondas fósiles',
      fr: 'Rivage aux rides fossiles',
    },
    text: {
      'zh-Hans': '一整面凝固的海滩：浪的方向、雨点的小坑、蠕虫的爬痕都还在。雨后岩面反光，适合慢慢讲。',
      'zh-Hant': '一整面凝固的海灘：浪的方向、雨點的小坑、蠕蟲的爬痕都還在。雨後岩面反光，適合慢慢講。',
      en: 'A whole beach turned to stone: the run of the waves, pits of raindrops, trails of worms. It shines after rain and rewards a slow story.',
      es: 'Toda una playa hecha piedra: el rumbo de las olas, las marcas de lluvia, el rastro de los gusanos. Tras llover brilla y pide una historia sin prisas.',
      fr: 'Une plage entière changée en pierre : le sens des vagues, l’impact des gouttes, la trace des vers. Elle luit après la pluie et se raconte lentement.',
    },
  },
  {
    id: 'valley-lookout',
    motif: 'valley',
    at: [25.62817, 105.43518],
    capacity: 4,
    facilities: ['power', 'network', 'shade', 'tripod'],
    name: {
      'zh-Hans': '云岭观谷台',
      'zh-Hant': '雲嶺觀谷台',
      en: 'Valley Lookout',
      es: 'Mirador del valle',
      fr: 'Belvédère de la vallée',
    },
    text: {
      'zh-Hans': '从这里能把五亿年看成一幅画：谷底的黑页岩、半山的灰岩、山顶的红泥岩。四个机位互不遮挡，适合开场和航拍解说。',
      'zh-Hant': '從這裡能把五億年看成一幅畫：谷底的黑頁岩、半山的灰岩、山頂的紅泥岩。四個機位互不遮擋，適合開場和空拍解說。',
      en: 'Half a billion years in one view: black shale below, grey limestone halfway, red mudstone on top. Four stands that do not block each other; good for an opening.',
      es: 'Quinientos millones de años de un vistazo: pizarra negra abajo, caliza gris a media ladera, lutita roja arriba. Cuatro puestos sin estorbarse; ideal para empezar.',
      fr: 'Un demi-milliard d’années d’un seul regard : schiste noir en bas, calcaire gris à mi-pente, argile rouge au sommet. Quatre places qui ne se gênent pas.',
    },
  },
  {
    id: 'museum-hall',
    motif: 'ichthyosaur',
    at: [25.62143, 105.43049],
    capacity: 1,
    facilities: ['power', 'network', 'light', 'stepFree', 'guide'],
    name: {
      'zh-Hans': '化石博物馆序厅',
      'zh-Hant': '化石博物館序廳',
      en: 'Fossil Museum Hall',
      es: 'Vestíbulo del museo de fósiles',
      fr: 'Hall du musée des fossiles',
    },
    text: {
      'zh-Hans': '五米长的鱼龙骨架悬在头顶。室内恒温、灯光可调，每个时段只留一位主播，请轻声，照顾参观的游客。',
      'zh-Hant': '五公尺長的魚龍骨架懸在頭頂。室內恆溫、燈光可調，每個時段只留一位主播，請輕聲，照顧參觀的遊客。',
      en: 'A five-metre ichthyosaur hangs overhead. Indoors, with lights you can dim. One host at a time, and quietly: visitors walk around you.',
      es: 'Un ictiosaurio de cinco metros cuelga del techo. Interior con luz regulable; un streamer por turno y en voz baja, pues hay visitantes alrededor.',
      fr: 'Un ichtyosaure de cinq mètres plane au-dessus de vous. En intérieur, lumière réglable ; un seul streamer à la fois, à voix basse, parmi les visiteurs.',
    },
  },
  {
    id: 'shuttle-terrace',
    motif: 'shuttle',
    at: [25.61768, 105.43291],
    capacity: 3,
    facilities: ['power', 'network', 'shade', 'stepFree', 'toilet'],
    name: {
      'zh-Hans': '观光车总站露台',
      'zh-Hant': '觀光車總站露台',
      en: 'Shuttle Terrace',
      es: 'Terraza de los autobuses',
      fr: 'Terrasse des navettes',
    },
    text: {
      'zh-Hans': '游客从这里进山，人气最旺。适合采访、抽奖和介绍一天的路线；观光车每十分钟一班，注意收音。',
      'zh-Hant': '遊客從這裡進山，人氣最旺。適合採訪、抽獎和介紹一天的路線；觀光車每十分鐘一班，請留意收音。',
      en: 'Everybody sets out from here, so it is the liveliest spot: interviews, give-aways, the route of the day. A shuttle leaves every ten minutes; mind your microphone.',
      es: 'Todos parten de aquí, así que es el lugar más animado: entrevistas, sorteos y la ruta del día. Sale un autobús cada diez minutos; cuida el micrófono.',
      fr: 'Tout le monde part d’ici : c’est l’endroit le plus animé, pour interviews, jeux et itinéraire du jour. Une navette toutes les dix minutes : attention au micro.',
    },
  },
  {
    id: 'sea-lily-gallery',
    motif: 'crinoid',
    at: [25.62562, 105.43011],
    capacity: 2,
    facilities: ['network', 'guide'],
    name: {
      'zh-Hans': '海百合长廊',
      'zh-Hant': '海百合長廊',
      en: 'Sea-lily Gallery',
      es: 'Galería de los lirios de mar',
      fr: 'Galerie des lys de mer',
    },
    text: {
      'zh-Hans': '二十米长的岩面上，成片海百合像被风吹弯的花田，附着在一段漂来的古木上。',
      'zh-Hant': '二十公尺長的岩面上，成片海百合像被風吹彎的花田，附著在一段漂來的古木上。',
      en: 'Twenty metres of rock on which sea lilies bend like flowers in the wind, still anchored to the driftwood that carried them here.',
      es: 'Veinte metros de roca donde los lirios de mar se inclinan como flores al viento, aún aferrados al tronco a la deriva que los trajo.',
      fr: 'Vingt mètres de roche où les lys de mer ploient comme des fleurs au vent, encore fixés au bois flotté qui les a portés jusqu’ici.',
    },
    closed: {
      'zh-Hans': '崖顶正在加装防落石网，完工后恢复开放。',
      'zh-Hant': '崖頂正在加裝防落石網，完工後恢復開放。',
      en: 'Rockfall nets are being fitted above it. It reopens when the work is done.',
      es: 'Se están instalando redes contra desprendimientos. Reabrirá al terminar la obra.',
      fr: 'Des filets pare-pierres sont en cours de pose. Réouverture à la fin des travaux.',
    },
  },
];
