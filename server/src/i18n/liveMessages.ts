import type { LiveMessage } from '@park/contract/live/anchor/schemas';
import type { Lang } from './lang';

interface MessageText {
  title: string;
  text: string;
}

/** What stands before the reason the park gave, where it gave one. */
export const reasonLine: Record<Lang, string> = {
  'zh-Hans': '原因：{reason}',
  'zh-Hant': '原因：{reason}',
  en: 'Reason: {reason}',
  es: 'Motivo: {reason}',
  fr: 'Motif : {reason}',
};

/**
 * Messages to an anchor. `{name}` is the anchor's, `{point}` the live point's name, `{when}` day and time in the park,
 * `{number}` the reservation's, `{checkIn}` the clock time at which check-in opens.
 */
export const liveMessages = {
  registrationReceived: {
    'zh-Hans': { title: '申请已收到', text: '{name}，您的主播认证申请已收到，我们会尽快审核并在这里通知您。' },
    'zh-Hant': { title: '申請已收到', text: '{name}，您的主播認證申請已收到，我們會盡快審核並在這裡通知您。' },
    en: { title: 'Registration received', text: '{name}, we have your registration. The answer will arrive here shortly.' },
    es: { title: 'Registro recibido', text: '{name}, hemos recibido tu registro. La respuesta te llegará aquí en breve.' },
    fr: {
      title: 'Inscription reçue',
      text: '{name}, nous avons bien reçu votre inscription. La réponse arrivera ici sous peu.',
    },
  },
  registrationApproved: {
    'zh-Hans': { title: '认证已通过', text: '欢迎您，{name}。现在就可以预约直播点，最多提前 14 天。' },
    'zh-Hant': { title: '認證已通過', text: '歡迎您，{name}。現在就可以預約直播點，最多提前 14 天。' },
    en: { title: 'You are approved', text: 'Welcome, {name}. You can reserve live points now, up to 14 days ahead.' },
    es: {
      title: 'Registro aprobado',
      text: 'Te damos la bienvenida, {name}. Ya puedes reservar puntos de directo, hasta con 14 días de antelación.',
    },
    fr: {
      title: 'Inscription acceptée',
      text: 'Bienvenue, {name}. Vous pouvez réserver des points de direct, jusqu’à 14 jours à l’avance.',
    },
  },
  registrationRejected: {
    'zh-Hans': { title: '认证未通过', text: '{name}，这次申请没有通过。修改后可以重新提交。' },
    'zh-Hant': { title: '認證未通過', text: '{name}，這次申請沒有通過。修改後可以重新提交。' },
    en: {
      title: 'Registration not approved',
      text: '{name}, we could not approve this registration. You can correct it and send it again.',
    },
    es: {
      title: 'Registro no aprobado',
      text: '{name}, no hemos podido aprobar este registro. Puedes corregirlo y enviarlo de nuevo.',
    },
    fr: {
      title: 'Inscription refusée',
      text: '{name}, nous n’avons pas pu accepter cette inscription. Vous pouvez la corriger et la renvoyer.',
    },
  },
  anchorSuspended: {
    'zh-Hans': { title: '主播资格已暂停', text: '您的主播资格已暂停，尚未开始的预约已取消。' },
    'zh-Hant': { title: '主播資格已暫停', text: '您的主播資格已暫停，尚未開始的預約已取消。' },
    en: {
      title: 'Host account suspended',
      text: 'Your host account is suspended, and reservations that had not begun are cancelled.',
    },
    es: {
      title: 'Cuenta suspendida',
      text: 'Tu cuenta de streamer está suspendida y se han cancelado las reservas que no habían comenzado.',
    },
    fr: {
      title: 'Compte suspendu',
      text: 'Votre compte de streamer est suspendu ; les réservations qui n’avaient pas commencé sont annulées.',
    },
  },
  anchorRestored: {
    'zh-Hans': { title: '主播资格已恢复', text: '您的主播资格已恢复，欢迎再次预约直播点。' },
    'zh-Hant': { title: '主播資格已恢復', text: '您的主播資格已恢復，歡迎再次預約直播點。' },
    en: {
      title: 'Host account restored',
      text: 'Your host account is active again. You are welcome to reserve a live point.',
    },
    es: {
      title: 'Cuenta restablecida',
      text: 'Tu cuenta de streamer vuelve a estar activa. Ya puedes reservar un punto de directo.',
    },
    fr: {
      title: 'Compte rétabli',
      text: 'Votre compte de streamer est de nouveau actif. Vous pouvez réserver un point de direct.',
    },
  },
  reservationBooked: {
    'zh-Hans': { title: '预约成功', text: '{point}，{when}，编号 {number}。{checkIn} 起可以签到。' },
    'zh-Hant': { title: '預約成功', text: '{point}，{when}，編號 {number}。{checkIn} 起可以簽到。' },
    en: { title: 'Reserved', text: '{point}, {when}, number {number}. Check-in opens at {checkIn}.' },
    es: { title: 'Reserva hecha', text: '{point}, {when}, número {number}. El check-in se abre a las {checkIn}.' },
    fr: { title: 'Réservation confirmée', text: '{point}, {when}, numéro {number}. Enregistrement à partir de {checkIn}.' },
  },
  reservationCancelled: {
    'zh-Hans': { title: '预约已取消', text: '您取消了 {when} 在{point}的预约（{number}）。' },
    'zh-Hant': { title: '預約已取消', text: '您取消了 {when} 在{point}的預約（{number}）。' },
    en: { title: 'Reservation cancelled', text: 'You cancelled {number}: {point}, {when}.' },
    es: { title: 'Reserva cancelada', text: 'Has cancelado {number}: {point}, {when}.' },
    fr: { title: 'Réservation annulée', text: 'Vous avez annulé {number} : {point}, {when}.' },
  },
  reservationCancelledByPark: {
    'zh-Hans': {
      title: '园区取消了您的预约',
      text: '很抱歉，{when} 在{point}的预约（{number}）已由园区取消，欢迎改约其他时段。',
    },
    'zh-Hant': {
      title: '園區取消了您的預約',
      text: '很抱歉，{when} 在{point}的預約（{number}）已由園區取消，歡迎改約其他時段。',
    },
    en: {
      title: 'The park cancelled your reservation',
      text: 'We are sorry: the park had to cancel {number} ({point}, {when}). Please choose another time.',
    },
    es: {
      title: 'El parque canceló tu reserva',
      text: 'Lo sentimos: hubo que cancelar {number} ({point}, {when}). Elige otro momento, por favor.',
    },
    fr: {
      title: 'Le parc a annulé votre réservation',
      text: 'Nous sommes désolés : {number} ({point}, {when}) a dû être annulée. Choisissez un autre moment.',
    },
  },
  reservationNoShow: {
    'zh-Hans': {
      title: '未按时签到',
      text: '{when} 在{point}的预约（{number}）未签到，名额已释放。30 天内三次未到场，将暂停预约 30 天。',
    },
    'zh-Hant': {
      title: '未按時簽到',
      text: '{when} 在{point}的預約（{number}）未簽到，名額已釋出。30 天內三次未到場，將暫停預約 30 天。',
    },
    en: {
      title: 'You were not checked in',
      text: 'Nobody checked in for {number} ({point}, {when}), so the place was released. Three of these within 30 days pause booking for 30 days.',
    },
    es: {
      title: 'No hiciste el check-in',
      text: 'Nadie hizo el check-in de {number} ({point}, {when}) y la plaza se liberó. Tres ausencias en 30 días suspenden las reservas durante 30 días.',
    },
    fr: {
      title: 'Enregistrement manqué',
      text: 'Personne ne s’est enregistré pour {number} ({point}, {when}) ; la place a été libérée. Trois absences en 30 jours suspendent les réservations pendant 30 jours.',
    },
  },
} satisfies Record<LiveMessage['kind'], Record<Lang, MessageText>>;
