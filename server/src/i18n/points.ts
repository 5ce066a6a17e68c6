import type { Lang } from './lang';

/** Lines of a visitor's points. `{number}` is an order's, `{name}` an activity's or a walk's, `{streak}` days in a row. */
export const pointLines = {
  orderPaid: {
    'zh-Hans': '购票，订单 {number}',
    'zh-Hant': '購票，訂單 {number}',
    en: 'Tickets bought, order {number}',
    es: 'Entradas compradas, pedido {number}',
    fr: 'Billets achetés, commande {number}',
  },
  orderRefunded: {
    'zh-Hans': '退款收回，订单 {number}',
    'zh-Hant': '退款收回，訂單 {number}',
    en: 'Refund of order {number}',
    es: 'Reembolso del pedido {number}',
    fr: 'Remboursement de la commande {number}',
  },
  activityKept: {
    'zh-Hans': '参加活动：{name}',
    'zh-Hant': '參加活動：{name}',
    en: 'Took part in {name}',
    es: 'Participaste en {name}',
    fr: 'Votre participation : {name}',
  },
  activityTakenBack: {
    'zh-Hans': '活动积分收回：{name}',
    'zh-Hant': '活動積分收回：{name}',
    en: 'Points taken back: {name}',
    es: 'Puntos descontados: {name}',
    fr: 'Points repris : {name}',
  },
  walk: {
    'zh-Hans': '集齐路线印章：{name}',
    'zh-Hant': '集齊路線印章：{name}',
    en: 'All stamps of the walk {name}',
    es: 'Todos los sellos del recorrido {name}',
    fr: 'Tous les tampons du parcours {name}',
  },
  checkIn: {
    'zh-Hans': '每日签到，连续第 {streak} 天',
    'zh-Hant': '每日簽到，連續第 {streak} 天',
    en: 'Daily check-in, day {streak} in a row',
    es: 'Visita diaria, día {streak} seguido',
    fr: 'Passage du jour, {streak}ᵉ jour d’affilée',
  },
  correction: {
    'zh-Hans': '园区更正：{reason}',
    'zh-Hant': '園區更正：{reason}',
    en: 'Corrected by the park: {reason}',
    es: 'Corrección del parque: {reason}',
    fr: 'Correction du parc : {reason}',
  },
} satisfies Record<string, Record<Lang, string>>;
