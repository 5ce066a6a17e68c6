import type { z } from 'zod';
import { fieldName } from './fields';
import { fill } from './fill';
import type { Lang } from './lang';

const sentences = {
  missing: {
    'zh-Hans': '请填写{field}。',
    'zh-Hant': '請填寫{field}。',
    en: '{field} is missing.',
    es: 'Falta: {field}.',
    fr: '{field} : champ manquant.',
  },
  tooShort: {
    'zh-Hans': '{field}至少 {limit} 个字。',
    'zh-Hant': '{field}至少 {limit} 個字。',
    en: '{field} needs at least {limit} characters.',
    es: '{field}: al menos {limit} caracteres.',
    fr: '{field} : au moins {limit} caractères.',
  },
  tooLong: {
    'zh-Hans': '{field}最多 {limit} 个字。',
    'zh-Hant': '{field}最多 {limit} 個字。',
    en: '{field} may have at most {limit} characters.',
    es: '{field}: como máximo {limit} caracteres.',
    fr: '{field} : {limit} caractères au maximum.',
  },
  tooSmall: {
    'zh-Hans': '{field}不能小于 {limit}。',
    'zh-Hant': '{field}不能小於 {limit}。',
    en: '{field} must be at least {limit}.',
    es: '{field}: {limit} como mínimo.',
    fr: '{field} : {limit} au minimum.',
  },
  tooBig: {
    'zh-Hans': '{field}不能大于 {limit}。',
    'zh-Hant': '{field}不能大於 {limit}。',
    en: '{field} must be at most {limit}.',
    es: '{field}: {limit} como máximo.',
    fr: '{field} : {limit} au maximum.',
  },
  tooMany: {
    'zh-Hans': '{field}最多 {limit} 项。',
    'zh-Hant': '{field}最多 {limit} 項。',
    en: '{field} may have at most {limit} entries.',
    es: '{field}: como máximo {limit} elementos.',
    fr: '{field} : {limit} éléments au maximum.',
  },
  tooManyTickets: {
    'zh-Hans': '一个订单最多 {limit} 张门票，更多请分开下单。',
    'zh-Hant': '一筆訂單最多 {limit} 張門票，更多請分開下單。',
    en: 'One order holds at most {limit} tickets. Please make another order for more.',
    es: 'Un pedido admite como máximo {limit} entradas. Para más, haz otro pedido.',
    fr: 'Une commande compte au plus {limit} billets. Pour en prendre plus, faites une autre commande.',
  },
  idNumberWrong: {
    'zh-Hans': '请核对证件号码，好像有一位不对。',
    'zh-Hant': '請核對證件號碼，好像有一位不對。',
    en: 'Please check the ID number; one of its digits seems to be wrong.',
    es: 'Revisa el número de documento: parece que hay una cifra equivocada.',
    fr: 'Vérifiez le numéro de pièce : un de ses chiffres semble faux.',
  },
  birthdayWrong: {
    'zh-Hans': '出生日期不能晚于今天，请核对。',
    'zh-Hant': '出生日期不能晚於今天，請核對。',
    en: 'Please check the date of birth: it cannot be after today.',
    es: 'Revisa la fecha de nacimiento: no puede ser posterior a hoy.',
    fr: 'Vérifiez la date de naissance : elle ne peut pas être postérieure à aujourd’hui.',
  },
  momentaryBeyondDaily: {
    'zh-Hans': '瞬时最大承载量不能大于日最大承载量。',
    'zh-Hant': '瞬時最大承載量不能大於日最大承載量。',
    en: 'The maximum at one moment cannot be above that of a day.',
    es: 'El máximo en un momento no puede superar el del día.',
    fr: 'Le maximum à un moment ne peut pas dépasser celui du jour.',
  },
  agesCrossed: {
    'zh-Hans': '最大年龄不能小于最小年龄。',
    'zh-Hant': '最大年齡不能小於最小年齡。',
    en: 'The oldest age cannot be below the youngest.',
    es: 'La edad máxima no puede ser menor que la mínima.',
    fr: 'L’âge maximal ne peut pas être inférieur à l’âge minimal.',
  },
  daysCrossed: {
    'zh-Hans': '最后一天不能早于第一天。',
    'zh-Hant': '最後一天不能早於第一天。',
    en: 'The last day cannot be before the first.',
    es: 'El último día no puede ser anterior al primero.',
    fr: 'Le dernier jour ne peut pas précéder le premier.',
  },
  notADay: {
    'zh-Hans': '{field}不是有效的日期，例如 2026-05-01。',
    'zh-Hant': '{field}不是有效的日期，例如 2026-05-01。',
    en: '{field} is not a day that exists, such as 2026-05-01.',
    es: '{field}: no es un día válido, como 2026-05-01.',
    fr: '{field} : ce jour n’existe pas ; exemple 2026-05-01.',
  },
  badFormat: {
    'zh-Hans': '{field}的格式不正确。',
    'zh-Hant': '{field}的格式不正確。',
    en: '{field} is not in the right format.',
    es: '{field}: el formato no es correcto.',
    fr: '{field} : le format n’est pas correct.',
  },
  notAChoice: {
    'zh-Hans': '{field}不在可选范围内。',
    'zh-Hant': '{field}不在可選範圍內。',
    en: '{field} is not one of the choices.',
    es: '{field}: no es una de las opciones.',
    fr: '{field} : ce n’est pas un des choix proposés.',
  },
  unreadable: {
    'zh-Hans': '发送的内容无法识别。',
    'zh-Hant': '傳送的內容無法識別。',
    en: 'What was sent cannot be read.',
    es: 'No se puede leer lo que se envió.',
    fr: 'Le contenu envoyé est illisible.',
  },
} satisfies Record<string, Record<Lang, string>>;

/** Kinds that the contract's own checks name as their message. */
const CUSTOM = ['missing', 'idNumberWrong', 'birthdayWrong', 'agesCrossed', 'momentaryBeyondDaily', 'daysCrossed'] as const;

/** One validation problem as a sentence that a person understands. */
export function issueSentence(issue: z.core.$ZodIssue, lang: Lang): string {
  const field = fieldName(issue.path, lang);
  if (field === '') return sentences.unreadable[lang];
  const [kind, limit] = kindOf(issue);
  return fill(sentences[kind][lang], { field, limit });
}

function kindOf(issue: z.core.$ZodIssue): [kind: keyof typeof sentences, limit: string | number] {
  const onTickets = issue.path.at(-1) === 'quantity' || issue.path.at(-1) === 'visitors';
  switch (issue.code) {
    case 'custom':
      return [CUSTOM.find((kind) => kind === issue.message) ?? 'badFormat', ''];
    case 'invalid_type':
      return [/received (undefined|null)/.test(issue.message) ? 'missing' : 'badFormat', ''];
    case 'too_small': {
      const limit = Number(issue.minimum);
      if (issue.origin === 'string') return limit <= 1 ? ['missing', ''] : ['tooShort', limit];
      return ['tooSmall', limit];
    }
    case 'too_big': {
      const limit = Number(issue.maximum);
      if (issue.origin === 'string') return ['tooLong', limit];
      if (onTickets) return ['tooManyTickets', limit];
      return [issue.origin === 'array' ? 'tooMany' : 'tooBig', limit];
    }
    case 'invalid_format':
      return [issue.format === 'date' ? 'notADay' : 'badFormat', ''];
    case 'invalid_value':
    case 'invalid_union':
      return ['notAChoice', ''];
    default:
      return ['badFormat', ''];
  }
}
