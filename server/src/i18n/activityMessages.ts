import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Messages to a visitor about activities. `{name}` is the activity's title, `{when}` day and time, `{quantity}` people, `{until}` a moment in the park. */
export const activityMessages = {
  activityApproved: {
    'zh-Hans': { title: '报名已通过', text: '{name}，{when}，共 {quantity} 人，已为您留好名额。到场时请出示活动码。' },
    'zh-Hant': { title: '報名已通過', text: '{name}，{when}，共 {quantity} 人，已為您留好名額。到場時請出示活動碼。' },
    en: {
      title: 'You are enrolled',
      text: '{name}, {when}, people: {quantity}. Your places are kept; show the code when you come.',
    },
    es: {
      title: 'Inscripción confirmada',
      text: '{name}, {when}, personas: {quantity}. Tus plazas están guardadas; muestra el código al llegar.',
    },
    fr: {
      title: 'Inscription confirmée',
      text: '{name}, {when}, personnes : {quantity}. Vos places sont gardées ; montrez le code en arrivant.',
    },
  },
  activityInLine: {
    'zh-Hans': {
      title: '已通过，正在候补',
      text: '园区同意了您报名{name}（{when}）。名额暂满，您已在候补名单中，一有空位就通知您。',
    },
    'zh-Hant': {
      title: '已通過，正在候補',
      text: '園區同意了您報名{name}（{when}）。名額暫滿，您已在候補名單中，一有空位就通知您。',
    },
    en: {
      title: 'Approved, and on the waiting list',
      text: 'The park has approved your enrolment in {name}, {when}. It is full for now: you are on the waiting list, and we tell you when a place comes free.',
    },
    es: {
      title: 'Aceptado, en lista de espera',
      text: 'El parque ha aceptado tu inscripción en {name}, {when}. Ahora está completo: estás en la lista de espera y te avisaremos si queda una plaza.',
    },
    fr: {
      title: 'Accepté, en liste d’attente',
      text: 'Le parc a accepté votre inscription à {name}, {when}. C’est complet pour l’instant : vous êtes sur liste d’attente et serez prévenu dès qu’une place se libère.',
    },
  },
  activityRejected: {
    'zh-Hans': { title: '报名未通过', text: '很抱歉，园区这次不能接受您报名{name}（{when}）。' },
    'zh-Hant': { title: '報名未通過', text: '很抱歉，園區這次不能接受您報名{name}（{when}）。' },
    en: { title: 'Enrolment not approved', text: 'We are sorry: the park cannot take you for {name}, {when}.' },
    es: {
      title: 'Inscripción no aprobada',
      text: 'Lo sentimos: el parque no puede aceptar tu inscripción en {name}, {when}.',
    },
    fr: {
      title: 'Inscription refusée',
      text: 'Nous sommes désolés : le parc ne peut pas accepter votre inscription à {name}, {when}.',
    },
  },
  activityOffered: {
    'zh-Hans': {
      title: '有空位了',
      text: '{name}，{when}：为您保留了 {quantity} 个名额。请在 {until} 前确认，过时将让给下一位。',
    },
    'zh-Hant': {
      title: '有空位了',
      text: '{name}，{when}：為您保留了 {quantity} 個名額。請在 {until} 前確認，逾時將讓給下一位。',
    },
    en: {
      title: 'There is a place for you',
      text: '{name}, {when}: places held for you: {quantity}. Confirm them by {until}; after that they go to the next on the list.',
    },
    es: {
      title: 'Hay plaza para ti',
      text: '{name}, {when}: plazas guardadas para ti: {quantity}. Confírmalas antes del {until}; después pasan a la siguiente persona.',
    },
    fr: {
      title: 'Une place pour vous',
      text: '{name}, {when} : places gardées pour vous : {quantity}. Confirmez avant le {until} ; ensuite elles passent au suivant.',
    },
  },
  activityCancelled: {
    'zh-Hans': { title: '活动已取消', text: '很抱歉，{name}（{when}）已取消，您的报名已一并取消。' },
    'zh-Hant': { title: '活動已取消', text: '很抱歉，{name}（{when}）已取消，您的報名已一併取消。' },
    en: { title: 'Activity cancelled', text: 'We are sorry: {name}, {when}, will not take place. Your enrolment has ended.' },
    es: { title: 'Actividad cancelada', text: 'Lo sentimos: {name}, {when}, no se celebrará. Tu inscripción queda anulada.' },
    fr: {
      title: 'Activité annulée',
      text: 'Nous sommes désolés : {name}, {when}, n’aura pas lieu. Votre inscription est annulée.',
    },
  },
  activityTooFew: {
    'zh-Hans': { title: '报名人数不足', text: '很抱歉，{name}（{when}）报名人数不足，不再举行，您的报名已一并取消。' },
    'zh-Hant': { title: '報名人數不足', text: '很抱歉，{name}（{when}）報名人數不足，不再舉行，您的報名已一併取消。' },
    en: {
      title: 'Too few enrolled',
      text: 'We are sorry: too few people enrolled in {name}, {when}, so it will not take place. Your enrolment has ended.',
    },
    es: {
      title: 'Faltaron inscripciones',
      text: 'Lo sentimos: se apuntó muy poca gente a {name}, {when}, y no se celebrará. Tu inscripción queda anulada.',
    },
    fr: {
      title: 'Trop peu d’inscrits',
      text: 'Nous sommes désolés : trop peu de personnes se sont inscrites à {name}, {when} ; l’activité n’aura pas lieu. Votre inscription est annulée.',
    },
  },
  activityMoved: {
    'zh-Hans': { title: '时间或地点有变', text: '{name}有变动，现在是 {when}。请查看新的时间和地点，如不能到场可以取消报名。' },
    'zh-Hant': { title: '時間或地點有變', text: '{name}有變動，現在是 {when}。請查看新的時間和地點，如不能到場可以取消報名。' },
    en: {
      title: 'Time or place has changed',
      text: '{name} has changed; it is now {when}. Please look at the new time and place, and cancel if you cannot come.',
    },
    es: {
      title: 'Cambio de hora o lugar',
      text: '{name} ha cambiado; ahora es {when}. Mira la nueva hora y el lugar, y cancela si no puedes venir.',
    },
    fr: {
      title: 'Heure ou lieu modifiés',
      text: '{name} a changé : c’est maintenant {when}. Regardez l’heure et le lieu, et annulez si vous ne pouvez pas venir.',
    },
  },
  activityRemoved: {
    'zh-Hans': { title: '园区取消了您的报名', text: '园区取消了您对{name}（{when}）的报名。' },
    'zh-Hant': { title: '園區取消了您的報名', text: '園區取消了您對{name}（{when}）的報名。' },
    en: { title: 'The park cancelled your enrolment', text: 'The park has cancelled your enrolment in {name}, {when}.' },
    es: { title: 'El parque anuló tu inscripción', text: 'El parque ha anulado tu inscripción en {name}, {when}.' },
    fr: { title: 'Le parc a annulé votre inscription', text: 'Le parc a annulé votre inscription à {name}, {when}.' },
  },
  activityNotDecided: {
    'zh-Hans': { title: '未能及时答复', text: '很抱歉，{name}（{when}）开始前园区没能答复您的报名，报名已失效。' },
    'zh-Hant': { title: '未能及時答覆', text: '很抱歉，{name}（{when}）開始前園區沒能答覆您的報名，報名已失效。' },
    en: {
      title: 'We did not answer in time',
      text: 'We are sorry: {name}, {when}, began before the park had answered. Your enrolment has ended.',
    },
    es: {
      title: 'No respondimos a tiempo',
      text: 'Lo sentimos: {name}, {when}, empezó antes de que el parque respondiera. Tu inscripción ha terminado.',
    },
    fr: {
      title: 'Pas de réponse à temps',
      text: 'Nous sommes désolés : {name}, {when}, a commencé avant la réponse du parc. Votre inscription a pris fin.',
    },
  },
  activityNoPlace: {
    'zh-Hans': { title: '候补结束', text: '{name}（{when}）开始前没有再空出名额，候补已结束，欢迎下次再来。' },
    'zh-Hant': { title: '候補結束', text: '{name}（{when}）開始前沒有再空出名額，候補已結束，歡迎下次再來。' },
    en: {
      title: 'No place came free',
      text: 'No place came free before {name}, {when}, began. We hope to see you another time.',
    },
    es: {
      title: 'No quedó libre ninguna plaza',
      text: 'No quedó libre ninguna plaza antes de que empezara {name}, {when}. Esperamos verte en otra ocasión.',
    },
    fr: {
      title: 'Aucune place libérée',
      text: 'Aucune place ne s’est libérée avant le début de {name}, {when}. À une prochaine fois.',
    },
  },
} satisfies Record<MessageKindOf<'activity'>, Record<Lang, { title: string; text: string }>>;
