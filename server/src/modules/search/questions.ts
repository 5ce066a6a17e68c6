import type { Guide } from '@park/contract/search/limits';
import { asksForHours } from './hoursQuestion';
import { isCjk, wordsOf } from './tokens';

/** Words around what somebody looks for: they ask where it is, and stand in no text. Folded, as `wordsOf` gives them. */
const FILLERS = new Set(
  [
    'a an the is are there any some my our me i we you it this that where what which how do does can could get go to find see near nearest',
    'nearby at in on of for with please want need looking somewhere',
    'donde esta estan hay el la los las un una unos unas de del al que como llego llegar puedo puede quiero necesito busco cerca mas mi se',
    'ou est sont le les des du d l au aux je j ai on y il puis peut veux cherche trouver trouve comment aller plus proche proches pres s t',
  ].flatMap((words) => words.split(' ')),
);

/** The same in a run of Han, simplified or not. */
const FILLERS_IN_HAN =
  /[请請][问問]|我们?|我們|想要?|要|[怎如][么麼何]?(?:[去走买買到租])?|[在去]?哪(?:[里裡裏儿兒个個])?(?:[有能是]|可以)?|有[没沒]有|什[么麼]|附近|最近|可以|能不能|以上|以[内內]|[吗嗎呢吧啊的了有去看找借带帶]/gu;

const SEGMENTS = new Intl.Segmenter('zh', { granularity: 'word' });
const segmentsOf = (run: string): string[] => [...SEGMENTS.segment(run)].map(({ segment }) => segment);

/** What is left of words when those around it are taken away: as it is, then runs of Han by their words. Only what is something else. */
export function contentWords(words: readonly string[]): string[][] {
  const runs = words.flatMap((word) =>
    isCjk(word) ? word.split(FILLERS_IN_HAN).filter((run) => run !== '') : FILLERS.has(word) ? [] : [word],
  );
  const apart = runs.flatMap((word) => (isCjk(word) ? segmentsOf(word) : [word]));
  const ways = [words, runs, apart].map((way) => [...new Set(way)]);
  return ways.filter((way, nth) => nth > 0 && way.length > 0 && way.join(' ') !== ways[nth - 1]?.join(' '));
}

const PERSON = '(?:[妈媽爸爷爺奶婆孩弟妹哥姐]|女[儿兒]|[儿兒]子|小朋友|[宝寶][宝寶]|老(?:人|公|婆|伴)|家人|同伴|朋友|父母)';
/** What is lost of a person is a thing: 孩子的帽子, 婴儿车. */
const OF_PERSON = '的|[车車包帽鞋伞傘票卡表]|手[机機]|水[杯壶壺]|[钱錢]|[钥鑰]匙|[证證]';
const GONE = '(?:[丢丟](?!三落四)|不[见見](?!不散)|走失|失散|走散|找不到)';
const THING = '(?:手[机機]|[钱錢]包|[钥鑰]匙|[证證]|相[机機]|[雨阳陽][伞傘]|帽子|眼[镜鏡]|[背书書]包|[东東]西|水[杯壶壺])';

/** Of a question that is folded: Chinese without spaces, others with one between words. The first that fits counts: a person before a thing. */
const IN_CHINESE: readonly (readonly [Guide, RegExp])[] = [
  [
    'help',
    new RegExp(
      `${PERSON}(?:(?!${OF_PERSON}).)*${GONE}|找不到.{0,4}${PERSON}(?!.*(?:${OF_PERSON}|喜[欢歡]))|(?:走[丢丟散]|迷路|受[伤傷]|摔|流血|骨折|扭[伤傷到]|中暑|(?<![日月红紅])[晕暈](?![线線])|不舒服|蛇咬|急救(?![点點站])|蜂[蜇螫]|救命|求[救助]|[报報]警|被困|落水(?!洞)|[着著]火|火[灾災])`,
      'u',
    ),
  ],
  [
    'lostFound',
    new RegExp(
      `^(?!.*垃圾).*(?:[丢丟](?!石|三落四)|不[见見](?!不散)|遗失|遺失|忘在|落在|[捡撿拾]到(?!.*(?:化石|石[头頭]))|失物|[寻尋]物|掉了(?!.)|${THING}.*(?:找不到|掉了)|(?:找不到|掉了).*${THING})`,
      'u',
    ),
  ],
  ['refund', /(?:退[票款钱錢订訂]|取消(?:[订訂][单單]|[预預][约約]|[门門]票)|改[签簽期天]|[去来來]不了)/u],
];

const PEOPLE_AND_THINGS = {
  en: [
    '(child|children|kid|kids|son|daughter|boy|girl|mother|mom|mum|father|dad|wife|husband|grandma|grandpa|grandmother|grandfather|baby|friend|family|parents)',
    '(phone|mobile|wallet|purse|bag|backpack|key|keys|passport|id|card|camera|umbrella|hat|cap|glasses|jacket|coat|watch|bottle|something)',
  ],
  es: [
    '(hij[oa]s?|nin[oa]s?|madre|padre|mama|papa|abuel[oa]|espos[oa]|marido|mujer|amig[oa]s?|familia|bebe)',
    '(movil|telefono|cartera|monedero|bolso|mochila|llaves?|pasaporte|camara|paraguas|gorra|gafas|chaqueta|reloj|algo)',
  ],
  fr: [
    '(fils|fille|enfants?|mere|pere|maman|papa|grand mere|grand pere|femme|mari|ami|amie|famille|bebe)',
    '(telephone|portable|portefeuille|sac|cles?|passeport|appareil|parapluie|chapeau|casquette|lunettes|veste|manteau|montre)',
  ],
} as const;
/** Whoever looks for something without having lost it only finds, leaves or encounters. */
const LOST = {
  en: '(lost|missing|(can ?t|cannot|couldn ?t) find|left (my|our|the|a|his|her)|forgot|dropped|found)',
  es: '(perd\\w*|extravi\\w*|no encuentr\\w*|encontr(e|ad[oa]s?)|olvid(e|ado)|dej(e|ado))',
  fr: '(perdu\\w*|disparu\\w*|(ne|j ai|avons|a) trouvee?|trouve (pas|plus)|oublie\\w*|laisse)',
} as const;
const either = (one: string, other: string) => new RegExp(`\\b(${one}\\b.*\\b${other}|${other}\\b.*\\b${one})\\b`);
const aboutLost = (nth: 0 | 1) => (['en', 'es', 'fr'] as const).map((lang) => either(LOST[lang], PEOPLE_AND_THINGS[lang][nth]));

const IN_OTHERS: readonly (readonly [Guide, readonly RegExp[]])[] = [
  [
    'help',
    [
      ...aboutLost(0),
      /\b(i m|i am|we re|we are) lost\b/,
      /\b(injur\w*|hurt|bleeding|faint\w*|unconscious|heart attack|heat ?stroke|snake ?bites?|bitten|emergency|ambulance|sos|first aid)\b/,
      /\b(me he|nos hemos) perdido\b|\bestoy perdid|\b(herid[oa]s?|desmay\w*|insolacion|mordedura|mordido|emergencia|socorro|primeros auxilios)\b/,
      /\bje suis perdue?\b|\bnous sommes perdu|\b(blessee?s?|evanoui\w*|insolation|morsure|mordue?|urgences?|au secours|premiers secours)\b/,
    ],
  ],
  ['lostFound', [...aboutLost(1), /\blost (and found|property)\b|\bobjetos perdidos\b|\bobjets trouves\b/]],
  [
    'refund',
    [
      /\b(refunds?|money back|reschedule)\b|\bcancel\b.*\b(order|booking|tickets?|visit)\b|\bchange (the |my )?(date|day)\b|\bcan ?t come\b/,
      /\b(reembols\w*|cancelar)\b|\bdevolver\b.*\b(entradas?|billetes?|dinero|pedido)\b|\bcambiar (la|de|el) (fecha|dia)\b/,
      /\b(rembours\w*|annuler)\b|\bchanger (de|la) (date|jour)\b/,
    ],
  ],
];

/** The page of the app that answers a question, whatever words it is asked in; null: none does by itself. @param question as it is written */
export function guideFor(question: string): Guide | null {
  if (asksForHours(question)) return 'hours';
  const words = wordsOf(question);
  const [together, apart] = [words.join(''), words.join(' ')];
  return (
    IN_CHINESE.find(([, form]) => form.test(together))?.[0] ??
    IN_OTHERS.find(([, forms]) => forms.some((form) => form.test(apart)))?.[0] ??
    null
  );
}
