import { wordsOf } from './tokens';

/** Opening, closing and being let in, as Chinese and Japanese write them. */
const OPENS = '(?:[开開][门門园園馆館放业業]|[营營営][业業]|[关關闭閉][门門园園馆館]|打烊|[入进進][园園場场馆館])';

/** Of a question that is folded and has no spaces. */
const IN_CHINESE = [
  // 开放时间, 營業時間, 几点开门, 什么时候闭园, 最晚入园
  new RegExp(`${OPENS}的?(?:时间|時間|时刻|時刻|几点|幾點)`),
  new RegExp(`(?:[几幾][点點]|[什甚][么麼]?时候|[什甚]麼時候|何[时時]|多[久晚]|最[后後晚]|停止).*${OPENS}`),
  new RegExp(
    `(?:今[天日]|明[天日]|[周週][一二三四五六日末天]|星期.|[现現]在|平日|周末|週末).*(?:${OPENS}|[开開关關](?:吗|嗎|不))`,
  ),
  new RegExp(`^${OPENS}(?:了)?[没沒吗嗎]?$`),
];

/** Of a question that is folded, with one space between its words. */
const IN_OTHERS = [
  // English
  /\b(open|opening|closing|business|visiting|entry|admission) (hours?|times?)\b/,
  /^(the )?(park )?(hours|open|opening|closing|closed)( (today|tomorrow|now))?$/,
  /\b(what time|when|until when|till when|how late|how long|what hours)\b.*\b(opens?|closes?|closed|opening|closing|shuts?)\b/,
  /\b(open|closed) (today|tonight|tomorrow|now|(on )?(the )?(week|weekend|(mon|tues|wednes|thurs|fri|satur|sun)day)s?)\b/,
  /\b(are you|is it|is the park|park) (open|closed)\b/,
  /\blast (entry|entrance|admission)\b/,
  // Spanish
  /\bhorarios?\b/,
  /\bhoras? de (apertura|cierre|entrada)\b/,
  /\b(que hora|que horas|cuando|que dias)\b.*\b(abr|cierr|cerr|abiert)/,
  /\b(abr(e|en|is|ira)|abiertos?|cerrados?|cierra|cierran)\b.*\b(hoy|manana|ahora|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/,
  /\bultima entrada\b/,
  // French
  /\bhoraires?\b/,
  /\bheures? (d ouverture|de fermeture|d entree)\b/,
  /\b(quelle heure|quand|quels jours)\b.*\b(ouvr|ouvert|ferm)/,
  /\b(ouvre|ouvrez|ouverte?s?|fermee?s?|fermez|ouverture|fermeture)\b.*\b(aujourd hui|demain|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/,
  /\bderniere (entree|admission)\b/,
  /^(abierto|ouverture|ouvert|fermeture)$/,
];

/** Whether somebody wants to know when the park is open, in any of its languages. @param question as it is written */
export function asksForHours(question: string): boolean {
  const words = wordsOf(question);
  const together = words.join('');
  const apart = words.join(' ');
  return IN_CHINESE.some((form) => form.test(together)) || IN_OTHERS.some((form) => form.test(apart));
}
