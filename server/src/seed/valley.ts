import type { AreaKind, LineKind, Surface } from '@park/contract/map/limits';
import { AREA_KINDS } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import type { Lang } from '../i18n/lang';

type Words = Record<Lang, string>;
/** Metres east and north of the origin, and above the sea. */
type Spot = readonly [east: number, north: number, height: number];

/** gcj02: what the drawing's metres are counted from. */
const ORIGIN = { latitude: 25.617, longitude: 105.431 };
const NORTH = 111_195;
const EAST = NORTH * Math.cos((ORIGIN.latitude * Math.PI) / 180);
/** Pieces between two points of a curve. */
const PIECES = 5;

const words = (zhHans: string, zhHant: string, en: string, es: string, fr: string): Words => ({
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
  es,
  fr,
});

/** Where ways meet. */
const AT = {
  gate: [72, 2, 1180],
  plaza: [40, 95, 1181.1],
  aid: [-10, 215, 1183.8],
  south: [10, 340, 1187.2],
  fork: [-20, 440, 1189.9],
  hall: [-40, 495, 1191.5],
  lake: [0, 580, 1193.8],
  meadow: [30, 680, 1196.5],
  bridge: [20, 790, 1200.3],
  ridge: [-60, 960, 1208.6],
  upper: [40, 1270, 1228.4],
  north: [209, 1390, 1239.4],
  stop: [197, 120, 1183.3],
  ripple: [290, 320, 1193.2],
  cliff: [275, 480, 1198.7],
  valley: [222, 705, 1203.1],
  bend: [262, 1040, 1220.7],
  lookoutStop: [273, 1161, 1227.3],
  lookout: [415, 1240, 1236],
  museum: [-130, 575, 1198.2],
  crag: [-365, 1060, 1233.9],
  shore: [150, 740, 1199.6],
} as const satisfies Record<string, Spot>;

interface Drawn {
  id: string;
  kind: LineKind | AreaKind;
  name?: Words;
  stepFree?: boolean;
  /** Paved roads and compacted paths, unless it says something else. */
  surface?: Surface;
  /** Metres. */
  width?: number;
  closed?: Words;
  through: Spot[];
}

const ROAD: Spot[] = [
  AT.gate,
  [140, 55, 1181.7],
  AT.stop,
  [252, 225, 1188.2],
  AT.ripple,
  AT.cliff,
  [242, 600, 1200.9],
  AT.valley,
  [238, 880, 1212.5],
  AT.bend,
  AT.lookoutStop,
  [255, 1290, 1233.9],
  AT.north,
];

/** @param ring `east,north` of its corners */
const area = (id: string, kind: AreaKind, height: number, ring: string, name?: Words): Drawn => ({
  id,
  kind,
  through: ring.split(' ').map((corner) => {
    const [east = 0, north = 0] = corner.split(',').map(Number);
    return [east, north, height];
  }),
  ...(name && { name }),
});

/** From the ground up: what is drawn later lies above. */
const DRAWN: Drawn[] = [
  area(
    'west-woods',
    'wood',
    1224,
    '-430,240 -210,280 -170,430 -240,600 -200,820 -330,850 -480,700 -500,450',
    words('西林', '西林', 'West Woods', 'Bosque oeste', 'Bois de l’Ouest'),
  ),
  area(
    'east-woods',
    'wood',
    1235,
    '330,680 450,700 500,860 470,1040 370,1080 310,960 300,800',
    words('东林', '東林', 'East Woods', 'Bosque este', 'Bois de l’Est'),
  ),
  area('north-woods', 'wood', 1246, '-330,1200 -160,1230 -90,1340 -140,1440 -330,1420 -420,1310'),
  area(
    'west-cliffs',
    'rock',
    1262.5,
    '-500,930 -420,960 -400,1080 -440,1200 -520,1240 -560,1080',
    words('红岩崖', '紅岩崖', 'Red Cliffs', 'Acantilados rojos', 'Falaises rouges'),
  ),
  area(
    'ammonite-cliffs',
    'rock',
    1225.1,
    '345,385 430,370 490,480 450,600 370,590 330,490',
    words('菊石崖', '菊石崖', 'Ammonite Cliffs', 'Acantilado de los amonites', 'Falaise des ammonites'),
  ),
  area('valley-meadow', 'meadow', 1200.9, '-140,690 -30,700 -20,800 -70,890 -150,860'),
  area('south-meadow', 'meadow', 1185.5, '-120,250 -40,270 -40,400 -120,440 -160,340'),
  area('gate-plaza', 'paved', 1180, '25,-18 120,-18 150,50 95,105 20,100'),
  area('museum-court', 'paved', 1198.2, '-175,545 -95,540 -90,610 -170,620'),
  {
    id: 'stone-stream',
    kind: 'stream',
    name: words('石溪', '石溪', 'Stone Stream', 'Arroyo de las Piedras', 'Ruisseau des Pierres'),
    through: [
      [-40, 1480, 1246],
      [-10, 1340, 1230.6],
      [90, 1200, 1219.6],
      [45, 1060, 1211.9],
      [70, 900, 1203.1],
      [95, 770, 1197.6],
      [115, 690, 1194.8],
      [120, 540, 1192.7],
      [150, 430, 1189.3],
      [125, 310, 1186],
      [170, 210, 1183.3],
      [262, 80, 1180],
      [285, -60, 1176.7],
    ],
  },
  area(
    'mirror-lake',
    'water',
    1194.3,
    '75,570 90,660 135,690 165,640 160,560 120,530',
    words('镜湖', '鏡湖', 'Mirror Lake', 'Lago Espejo', 'Lac Miroir'),
  ),
  {
    id: 'park-road',
    kind: 'road',
    name: words('园区车道', '園區車道', 'Park Road', 'Carretera del parque', 'Route du parc'),
    stepFree: true,
    through: ROAD,
  },
  {
    id: 'valley-trail',
    kind: 'path',
    name: words('峡谷步道', '峽谷步道', 'Valley Trail', 'Sendero del valle', 'Sentier de la vallée'),
    stepFree: true,
    through: [
      AT.gate,
      AT.plaza,
      AT.aid,
      AT.south,
      AT.fork,
      AT.hall,
      AT.lake,
      AT.meadow,
      AT.bridge,
      [-30, 880, 1204.2],
      AT.ridge,
      [-30, 1110, 1217.4],
      AT.upper,
      [120, 1345, 1235],
      AT.north,
    ],
  },
  {
    id: 'museum-path',
    kind: 'path',
    stepFree: true,
    through: [AT.fork, [-85, 500, 1194.3], AT.museum, [-60, 645, 1197.6], AT.meadow],
  },
  {
    id: 'trilobite-path',
    kind: 'path',
    stepFree: true,
    through: [AT.plaza, [-48, 70, 1182.2], [-130, 120, 1185.5], [-215, 190, 1189.9]],
  },
  { id: 'ripple-path', kind: 'path', stepFree: true, through: [AT.ripple, [360, 327, 1195.4]] },
  {
    id: 'south-bridge',
    kind: 'path',
    name: words('石桥', '石橋', 'Stone Bridge', 'Puente de piedra', 'Pont de pierre'),
    stepFree: true,
    through: [AT.south, [80, 330, 1187.2], [190, 318, 1189.9], AT.ripple],
  },
  {
    id: 'north-bridge',
    kind: 'path',
    stepFree: true,
    surface: 'boardwalk',
    width: 1.6,
    through: [AT.bridge, [107, 790, 1199.8], AT.shore, AT.valley],
  },
  {
    id: 'lakeside-path',
    kind: 'path',
    name: words('湖畔小路', '湖畔小路', 'Lakeside Path', 'Paseo del lago', 'Promenade du lac'),
    stepFree: true,
    surface: 'boardwalk',
    through: [AT.shore, [190, 670, 1197], [186, 560, 1196], [110, 505, 1194.3], AT.lake],
  },
  { id: 'cliff-path', kind: 'path', stepFree: false, surface: 'ground', width: 0.8, through: [AT.cliff, [325, 440, 1206.4]] },
  {
    id: 'ridge-steps',
    kind: 'steps',
    name: words('西岭石阶', '西嶺石階', 'Ridge Steps', 'Escalera de la loma', 'Escalier de la crête'),
    through: [AT.ridge, [-150, 985, 1214.7], [-255, 1030, 1225.1], AT.crag],
    closed: words(
      '更换松动石板，请走西岭缓坡道',
      '更換鬆動石板，請走西嶺緩坡道',
      'slabs are being replaced; please take the Ridge Ramp',
      'se cambian losas sueltas; toma la Rampa de la loma',
      'des dalles sont remplacées ; prenez la Rampe de la crête',
    ),
  },
  {
    id: 'ridge-detour',
    kind: 'path',
    name: words('西岭缓坡道', '西嶺緩坡道', 'Ridge Ramp', 'Rampa de la loma', 'Rampe de la crête'),
    stepFree: true,
    through: [[-30, 880, 1204.2], [-130, 915, 1209.2], [-250, 900, 1217.4], [-345, 960, 1226.2], AT.crag],
  },
  {
    id: 'ridge-path',
    kind: 'path',
    name: words('岭上小路', '嶺上小路', 'Ridge Path', 'Senda de la cresta', 'Chemin de crête'),
    surface: 'ground',
    width: 1,
    through: [AT.crag, [-310, 1190, 1243.8], [-150, 1200, 1239.4], AT.upper],
    closed: words(
      '落石清理中，请走峡谷步道',
      '落石清理中，請走峽谷步道',
      'rocks are being cleared; please take the Valley Trail',
      'se retiran rocas caídas; toma el sendero del valle',
      'des rochers tombés sont dégagés ; prenez le sentier de la vallée',
    ),
  },
  { id: 'lookout-path', kind: 'path', stepFree: true, through: [AT.lookoutStop, [360, 1175, 1232], AT.lookout] },
  {
    id: 'lookout-steps',
    kind: 'steps',
    name: words('观谷石阶', '觀谷石階', 'Lookout Steps', 'Escalera del mirador', 'Escalier du belvédère'),
    through: [AT.bend, [340, 1100, 1231.7], AT.lookout],
  },
  {
    id: 'shuttle-line',
    kind: 'shuttle',
    name: words('观光车线', '觀光車線', 'Shuttle', 'Autobús', 'Navette'),
    stepFree: true,
    through: ROAD.slice(2, 11),
  },
];

const bent = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A curve through all of its points (Catmull and Rom's). */
function curve(through: readonly Spot[], isRing: boolean): Spot[] {
  const count = through.length;
  const point = (index: number) =>
    through[isRing ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? AT.gate;
  const sides = isRing ? count : count - 1;
  const points = Array.from({ length: sides * PIECES }, (_, step): Spot => {
    const [index, t] = [Math.floor(step / PIECES), (step % PIECES) / PIECES];
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const axis = (i: 0 | 1 | 2) => (t === 0 ? b[i] : bent(a[i], b[i], c[i], d[i], t));
    return [axis(0), axis(1), b[2] + (c[2] - b[2]) * t];
  });
  return [...points, isRing ? point(0) : point(count - 1)];
}

const onEarth = ([east, north, height]: Spot): MapShape['line'][number] => [
  Number((ORIGIN.longitude + east / EAST).toFixed(6)),
  Number((ORIGIN.latitude + north / NORTH).toFixed(6)),
  Math.round(height * 10) / 10,
];

const USUAL: Partial<Record<Drawn['kind'], { surface: Surface; width: number }>> = {
  road: { surface: 'paved', width: 6 },
  path: { surface: 'compacted', width: 2 },
};

/** The invented park's ground: a valley with a stream, a lake and woods, ways to all of its places, and two of them closed. */
export const valley = () =>
  DRAWN.map(({ through, name = null, closed = null, stepFree = false, ...shape }, position) => ({
    ...(USUAL[shape.kind] ?? { surface: null, width: null }),
    ...shape,
    name,
    closed,
    stepFree,
    position,
    line: curve(
      through,
      AREA_KINDS.some((kind) => kind === shape.kind),
    ).map(onEarth),
  }));
