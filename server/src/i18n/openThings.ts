import type { OpenThing } from '@park/contract/visitor/ownData';
import type { Lang } from './lang';

/** What is not over, and what erasing does to it; `{count}` of them, `{money}` that goes back. */
export const openThings: Record<OpenThing, Record<Lang, string>> = {
  unpaid: {
    'zh-Hans': '{count} 个订单待支付：会取消。正在支付的款项会退回。',
    'zh-Hant': '{count} 個訂單待支付：會取消。正在支付的款項會退回。',
    en: 'Orders to pay ({count}): they are cancelled. Money on its way goes back to you.',
    es: 'Pedidos por pagar ({count}): se cancelan. El dinero que esté en camino vuelve a ti.',
    fr: 'Commandes à payer ({count}) : elles sont annulées. L’argent en route vous revient.',
  },
  tickets: {
    'zh-Hans': '{count} 张未使用的门票：会作废，退还 {money} 到您的微信。',
    'zh-Hant': '{count} 張未使用的門票：會作廢，退還 {money} 到您的微信。',
    en: 'Unused tickets ({count}): they end, and {money} goes back to your WeChat.',
    es: 'Entradas sin usar ({count}): se anulan y {money} vuelven a tu WeChat.',
    fr: 'Billets inutilisés ({count}) : ils sont annulés, et {money} reviennent sur votre WeChat.',
  },
  lostTickets: {
    'zh-Hans': '{count} 张门票按退款规则已不能退款：之后无法出示。请先使用。',
    'zh-Hant': '{count} 張門票按退款規則已不能退款：之後無法出示。請先使用。',
    en: 'Tickets that can no longer be refunded ({count}): you cannot show them afterwards. Use them first.',
    es: 'Entradas que ya no se reembolsan ({count}): después no podrás mostrarlas. Úsalas antes.',
    fr: 'Billets qui ne sont plus remboursables ({count}) : vous ne pourrez plus les montrer. Utilisez-les d’abord.',
  },
  givenTickets: {
    'zh-Hans': '{count} 张门票在同行人手中：仍可使用。票上的姓名在游览日 30 天后删除。',
    'zh-Hant': '{count} 張門票在同行人手中：仍可使用。票上的姓名在遊覽日 30 天後刪除。',
    en: 'Tickets that companions hold ({count}): they stay good. Names on them go 30 days after the visit.',
    es: 'Entradas en manos de acompañantes ({count}): siguen siendo válidas. Sus nombres se borran 30 días tras la visita.',
    fr: 'Billets en main d’accompagnants ({count}) : ils restent valables. Leurs noms partent 30 jours après la visite.',
  },
  refunds: {
    'zh-Hans': '{count} 张门票正在退款：照常到账，但不再通知您。',
    'zh-Hant': '{count} 張門票正在退款：照常到帳，但不再通知您。',
    en: 'Tickets being refunded ({count}): the money still arrives, without a message.',
    es: 'Entradas en reembolso ({count}): el dinero llega igualmente, sin aviso.',
    fr: 'Billets en cours de remboursement ({count}) : l’argent arrive quand même, sans message.',
  },
  waiting: {
    'zh-Hans': '{count} 个候补：会取消。',
    'zh-Hant': '{count} 個候補：會取消。',
    en: 'Places on waiting lists ({count}): you leave them.',
    es: 'Puestos en listas de espera ({count}): los dejas.',
    fr: 'Places en liste d’attente ({count}) : vous les quittez.',
  },
  enrollments: {
    'zh-Hans': '{count} 个活动报名：会取消，名额让给别人。',
    'zh-Hant': '{count} 個活動報名：會取消，名額讓給別人。',
    en: 'Enrolments ({count}): they are cancelled, and others get the places.',
    es: 'Inscripciones ({count}): se cancelan y las plazas pasan a otros.',
    fr: 'Inscriptions ({count}) : elles sont annulées, et d’autres ont les places.',
  },
  reservations: {
    'zh-Hans': '{count} 个直播预约：会取消。',
    'zh-Hant': '{count} 個直播預約：會取消。',
    en: 'Live reservations ({count}): they are cancelled.',
    es: 'Reservas de directo ({count}): se cancelan.',
    fr: 'Réservations de direct ({count}) : elles sont annulées.',
  },
  prizes: {
    'zh-Hans': '{count} 个抽奖尚未结束或奖品未领：之后不能领奖。请先领取。',
    'zh-Hant': '{count} 個抽獎尚未結束或獎品未領：之後不能領獎。請先領取。',
    en: 'Draws under way, or prizes not collected ({count}): you cannot claim them afterwards. Collect them first.',
    es: 'Sorteos en curso o premios sin recoger ({count}): después no podrás reclamarlos. Recógelos antes.',
    fr: 'Tirages en cours ou lots non retirés ({count}) : vous ne pourrez plus les réclamer. Retirez-les d’abord.',
  },
  help: {
    'zh-Hans': '{count} 个求助正在进行：会继续处理，工作人员仍能联系您。',
    'zh-Hant': '{count} 個求助正在進行：會繼續處理，工作人員仍能聯絡您。',
    en: 'Calls for help under way ({count}): they go on, and staff can still reach you.',
    es: 'Avisos de ayuda en curso ({count}): continúan y el personal aún puede contactarte.',
    fr: 'Appels à l’aide en cours ({count}) : ils se poursuivent, et l’équipe peut encore vous joindre.',
  },
};
