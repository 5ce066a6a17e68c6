import type { MessageKindOf } from '@park/contract/message/kinds';
import { ballotMessages } from './ballot';
import type { Lang } from './lang';

interface MessageText {
  title: string;
  text: string;
}

/** What `ticketRefundByPark` says of tickets that cost nothing. */
export const FREE_TAKEN_BACK: Record<Lang, MessageText> = {
  'zh-Hans': { title: '园区为您退票', text: '园区已为订单 {number}（{ticket}，{when}）退票。这是免费票，没有款项需要退回。' },
  'zh-Hant': { title: '園區為您退票', text: '園區已為訂單 {number}（{ticket}，{when}）退票。這是免費票，沒有款項需要退回。' },
  en: {
    title: 'The park cancelled your tickets',
    text: 'The park cancelled tickets of order {number} ({ticket}, {when}). They were free, so there is nothing to refund.',
  },
  es: {
    title: 'El parque ha anulado tus entradas',
    text: 'El parque ha anulado entradas del pedido {number} ({ticket}, {when}). Eran gratuitas, así que no hay dinero que devolver.',
  },
  fr: {
    title: 'Le parc a annulé vos billets',
    text: 'Le parc a annulé des billets de la commande {number} ({ticket}, {when}). Ils étaient gratuits : rien n’est à rembourser.',
  },
};

/**
 * Messages to a visitor about tickets. `{ticket}` is the product's name, `{number}` the order's, `{when}` day and slot in the
 * park, `{amount}` money, `{quantity}` places, `{until}` a moment in the park.
 */
export const ticketMessages = {
  ticketTomorrow: {
    'zh-Hans': { title: '明天入园', text: '{ticket}，{when}，订单 {number}。入园时请出示入园码。' },
    'zh-Hant': { title: '明天入園', text: '{ticket}，{when}，訂單 {number}。入園時請出示入園碼。' },
    en: {
      title: 'Your visit is tomorrow',
      text: '{ticket}, {when}, order {number}. Show the entry codes at the gate.',
    },
    es: {
      title: 'Tu visita es mañana',
      text: '{ticket}, {when}, pedido {number}. Muestra los códigos de acceso al entrar.',
    },
    fr: {
      title: 'Votre visite est demain',
      text: '{ticket}, {when}, commande {number}. Présentez vos codes d’entrée à l’arrivée.',
    },
  },
  ticketPaid: {
    'zh-Hans': { title: '购票成功', text: '{ticket}，{when}，共 {quantity} 张，订单 {number}。入园时请出示入园码。' },
    'zh-Hant': { title: '購票成功', text: '{ticket}，{when}，共 {quantity} 張，訂單 {number}。入園時請出示入園碼。' },
    en: {
      title: 'Your tickets are ready',
      text: '{ticket}, {when}, tickets: {quantity}, order {number}. Show the entry codes at the gate.',
    },
    es: {
      title: 'Tus entradas están listas',
      text: '{ticket}, {when}, entradas: {quantity}, pedido {number}. Muestra los códigos de acceso al entrar.',
    },
    fr: {
      title: 'Vos billets sont prêts',
      text: '{ticket}, {when}, billets : {quantity}, commande {number}. Présentez vos codes d’entrée à l’arrivée.',
    },
  },
  ticketPaidLateRefunded: {
    'zh-Hans': {
      title: '名额未能保留，已退回',
      text: '园区得知订单 {number} 已支付时已过时限，名额无法再保留。{amount} 将原路退回，无需您操作。',
    },
    'zh-Hant': {
      title: '名額未能保留，已退回',
      text: '園區得知訂單 {number} 已支付時已過時限，名額無法再保留。{amount} 將原路退回，無需您操作。',
    },
    en: {
      title: 'Places not kept, refunded',
      text: 'The park heard of the payment for order {number} after its time, when the places could no longer be kept. {amount} is on its way back to you; there is nothing you need to do.',
    },
    es: {
      title: 'Plazas no guardadas, dinero devuelto',
      text: 'El parque supo del pago del pedido {number} fuera de plazo, cuando ya no se podían guardar las plazas. Te devolvemos {amount}; no tienes que hacer nada.',
    },
    fr: {
      title: 'Places non gardées, remboursé',
      text: 'Le parc a su le paiement de la commande {number} hors délai, quand les places ne pouvaient plus être gardées. {amount} vous sont remboursés ; vous n’avez rien à faire.',
    },
  },
  ticketPaidTwiceRefunded: {
    'zh-Hans': { title: '重复支付，已退回', text: '订单 {number} 收到了第二次支付。{amount} 将原路退回，门票不受影响。' },
    'zh-Hant': { title: '重複支付，已退回', text: '訂單 {number} 收到了第二次支付。{amount} 將原路退回，門票不受影響。' },
    en: {
      title: 'Paid twice, one refunded',
      text: 'Order {number} was paid a second time. {amount} is on its way back to you; your tickets stay as they are.',
    },
    es: {
      title: 'Pagado dos veces: uno se devuelve',
      text: 'El pedido {number} se pagó por segunda vez. Te devolvemos {amount}; tus entradas no cambian.',
    },
    fr: {
      title: 'Payé deux fois, un paiement remboursé',
      text: 'La commande {number} a été payée une seconde fois. {amount} vous sont remboursés ; vos billets restent inchangés.',
    },
  },
  ticketRefundByPark: {
    'zh-Hans': { title: '园区为您退票', text: '园区已为订单 {number}（{ticket}，{when}）退票，{amount} 将原路退回。' },
    'zh-Hant': { title: '園區為您退票', text: '園區已為訂單 {number}（{ticket}，{when}）退票，{amount} 將原路退回。' },
    en: {
      title: 'The park refunds your tickets',
      text: 'The park cancelled tickets of order {number} ({ticket}, {when}). {amount} is on its way back to you.',
    },
    es: {
      title: 'El parque te devuelve el dinero',
      text: 'El parque ha anulado entradas del pedido {number} ({ticket}, {when}). Te devolvemos {amount}.',
    },
    fr: {
      title: 'Le parc vous rembourse',
      text: 'Le parc a annulé des billets de la commande {number} ({ticket}, {when}). {amount} vous sont remboursés.',
    },
  },
  ticketRefunded: {
    'zh-Hans': { title: '退款已到账', text: '订单 {number} 的 {amount} 已退回您支付时使用的账户。' },
    'zh-Hant': { title: '退款已到帳', text: '訂單 {number} 的 {amount} 已退回您支付時使用的帳戶。' },
    en: { title: 'Refund completed', text: '{amount} of order {number} is back in the account you paid from.' },
    es: { title: 'Reembolso hecho', text: 'Se devolvieron {amount} del pedido {number} a la cuenta con la que pagaste.' },
    fr: {
      title: 'Remboursement effectué',
      text: '{amount} de la commande {number} ont été reversés sur le compte utilisé pour payer.',
    },
  },
  ticketClosed: {
    'zh-Hans': {
      title: '闭园通知：请选择退票或改期',
      text: '很抱歉，{when} 园区关闭，您的门票在此期间无法使用。请在 {until} 前选择免费退票或改到其他时段；到期未选择将自动退票，已支付的票款全额退回。',
    },
    'zh-Hant': {
      title: '閉園通知：請選擇退票或改期',
      text: '很抱歉，{when} 園區關閉，您的門票在此期間無法使用。請在 {until} 前選擇免費退票或改到其他時段；到期未選擇將自動退票，已支付的票款全額退回。',
    },
    en: {
      title: 'The park is closed: please choose',
      text: 'We are sorry: the park is closed on {when}, and you hold tickets for then. Please choose by {until}: cancel at no cost, or another time. Without an answer your tickets are cancelled, and all you paid comes back.',
    },
    es: {
      title: 'El parque cierra: elige qué hacer',
      text: 'Lo sentimos: el parque estará cerrado el {when} y tienes entradas para entonces. Elige antes del {until}: anular sin coste u otro momento. Si no eliges, se anulan y te devolvemos todo lo que pagaste.',
    },
    fr: {
      title: 'Le parc ferme : à vous de choisir',
      text: 'Nous sommes désolés : le parc sera fermé le {when}, et vous avez des billets pour ce moment. Choisissez avant le {until} : annuler sans frais ou un autre moment. Sans réponse, vos billets seront annulés et tout ce que vous avez payé vous sera rendu.',
    },
  },
  ticketClosedUnpaid: {
    'zh-Hans': { title: '园区关闭，订单已取消', text: '很抱歉，{when} 园区关闭，您未支付的订单已取消，无需支付。' },
    'zh-Hant': { title: '園區關閉，訂單已取消', text: '很抱歉，{when} 園區關閉，您未支付的訂單已取消，無需支付。' },
    en: {
      title: 'The park is closed: order cancelled',
      text: 'We are sorry: the park is closed on {when}, so your unpaid order was cancelled. There is nothing to pay.',
    },
    es: {
      title: 'El parque cierra: pedido cancelado',
      text: 'Lo sentimos: el parque estará cerrado el {when} y tu pedido sin pagar se ha cancelado. No tienes que pagar nada.',
    },
    fr: {
      title: 'Le parc ferme : commande annulée',
      text: 'Nous sommes désolés : le parc sera fermé le {when}, votre commande non payée est donc annulée. Vous n’avez rien à payer.',
    },
  },
  ticketReopened: {
    'zh-Hans': { title: '重新开放，门票照常有效', text: '{when} 园区重新开放，您的门票照常有效，无需再选择。' },
    'zh-Hant': { title: '重新開放，門票照常有效', text: '{when} 園區重新開放，您的門票照常有效，無需再選擇。' },
    en: {
      title: 'Open again: your tickets are valid',
      text: 'The park is open on {when} after all. Your tickets are valid, and there is nothing to choose any more.',
    },
    es: {
      title: 'Abierto de nuevo: tus entradas valen',
      text: 'El parque abre el {when} después de todo. Tus entradas valen y ya no tienes que elegir nada.',
    },
    fr: {
      title: 'De nouveau ouvert : vos billets sont valables',
      text: 'Le parc est finalement ouvert le {when}. Vos billets sont valables, vous n’avez plus rien à choisir.',
    },
  },
  ticketOfferMade: {
    'zh-Hans': {
      title: '候补成功，请尽快下单',
      text: '{ticket}，{when}，为您保留了 {quantity} 个名额，请在 {until} 前下单，逾时将让给下一位。',
    },
    'zh-Hant': {
      title: '候補成功，請盡快下單',
      text: '{ticket}，{when}，為您保留了 {quantity} 個名額，請在 {until} 前下單，逾時將讓給下一位。',
    },
    en: {
      title: 'There is a place for you',
      text: '{ticket}, {when}: places held for you: {quantity}. Order by {until}; after that they go to the next on the list.',
    },
    es: {
      title: 'Hay plaza para ti',
      text: '{ticket}, {when}: plazas guardadas para ti: {quantity}. Pide antes del {until}; después pasan a la siguiente persona.',
    },
    fr: {
      title: 'Une place vous attend',
      text: '{ticket}, {when} : places gardées pour vous : {quantity}. Commandez avant le {until} ; ensuite elles passent au suivant.',
    },
  },
  ticketWaitingClosed: {
    'zh-Hans': { title: '园区关闭，候补已结束', text: '很抱歉，{when} 园区关闭，您的候补已结束。' },
    'zh-Hant': { title: '園區關閉，候補已結束', text: '很抱歉，{when} 園區關閉，您的候補已結束。' },
    en: {
      title: 'The park is closed: waiting list ended',
      text: 'We are sorry: the park is closed on {when}, so you are no longer on the waiting list for it.',
    },
    es: {
      title: 'El parque cierra: fin de la lista de espera',
      text: 'Lo sentimos: el parque estará cerrado el {when} y ya no estás en su lista de espera.',
    },
    fr: {
      title: 'Le parc ferme : liste d’attente terminée',
      text: 'Nous sommes désolés : le parc sera fermé le {when} ; vous n’êtes plus sur la liste d’attente.',
    },
  },
  ticketTurn: {
    'zh-Hans': { title: '轮到您下单了', text: '{ticket}：请在 {until}前下单。逾时未下单，需要重新排队。' },
    'zh-Hant': { title: '輪到您下單了', text: '{ticket}：請在 {until}前下單。逾時未下單，需要重新排隊。' },
    en: {
      title: 'It is your turn to order',
      text: '{ticket}: please order by {until}. After that your place in the queue is gone.',
    },
    es: {
      title: 'Es tu turno de pedir',
      text: '{ticket}: haz tu pedido antes del {until}. Después pierdes tu lugar en la cola.',
    },
    fr: {
      title: 'C’est à vous de commander',
      text: '{ticket} : passez commande avant le {until}. Ensuite, votre place dans la file est perdue.',
    },
  },
  ticketTakenByCompanion: {
    'zh-Hans': {
      title: '同行人已领取门票',
      text: '{ticket}，{when}：{quantity} 张由同行人出示入园。未使用前，您可以随时收回。',
    },
    'zh-Hant': {
      title: '同行人已領取門票',
      text: '{ticket}，{when}：{quantity} 張由同行人出示入園。未使用前，您可以隨時收回。',
    },
    en: {
      title: 'Your companion has their ticket',
      text: '{ticket}, {when}, tickets: {quantity}. They show it at the gate themselves. You can take it back until it is used.',
    },
    es: {
      title: 'Tu acompañante ya tiene su entrada',
      text: '{ticket}, {when}, entradas: {quantity}. La mostrará en el acceso. Puedes recuperarla mientras no se use.',
    },
    fr: {
      title: 'Votre accompagnateur a son billet',
      text: '{ticket}, {when}, billets : {quantity}. Il le présentera à l’entrée. Vous pouvez le reprendre tant qu’il n’a pas servi.',
    },
  },
  companionTicketChanged: {
    'zh-Hans': { title: '您领取的门票有变化', text: '{ticket}，{when}：日期、时段或状态有变化，请打开门票查看。' },
    'zh-Hant': { title: '您領取的門票有變化', text: '{ticket}，{when}：日期、時段或狀態有變化，請打開門票查看。' },
    en: {
      title: 'The ticket you were given has changed',
      text: '{ticket}, {when}: its day, time or state has changed. Open it to see how.',
    },
    es: {
      title: 'Ha cambiado la entrada que te dieron',
      text: '{ticket}, {when}: ha cambiado el día, la hora o el estado. Ábrela para verlo.',
    },
    fr: {
      title: 'Le billet qu’on vous a donné a changé',
      text: '{ticket}, {when} : son jour, son heure ou son état a changé. Ouvrez-le pour voir.',
    },
  },
  companionTicketGone: {
    'zh-Hans': { title: '购票人收回了门票', text: '{ticket}，{when}：购票人已收回分给您的门票，您不能再用它入园。' },
    'zh-Hant': { title: '購票人收回了門票', text: '{ticket}，{when}：購票人已收回分給您的門票，您不能再用它入園。' },
    en: {
      title: 'The buyer took the ticket back',
      text: '{ticket}, {when}: whoever bought it has taken it back. It no longer lets you in.',
    },
    es: {
      title: 'Han recuperado la entrada',
      text: '{ticket}, {when}: quien la compró la ha recuperado. Ya no te permite entrar.',
    },
    fr: {
      title: 'L’acheteur a repris le billet',
      text: '{ticket}, {when} : la personne qui l’a acheté l’a repris. Il ne vous permet plus d’entrer.',
    },
  },
  ...ballotMessages,
} satisfies Record<MessageKindOf<'ticket'>, Record<Lang, MessageText>>;
