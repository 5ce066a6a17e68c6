import type { ErrorName } from '@park/contract/errors';
import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Sentences of feedback. */
export const feedbackErrors = {
  feedbackNotFound: {
    'zh-Hans': '没有找到这条反馈。',
    'zh-Hant': '找不到這則意見。',
    en: 'This feedback was not found.',
    es: 'No se encontró este comentario.',
    fr: 'Cette remarque est introuvable.',
  },
  feedbackDayLimit: {
    'zh-Hans': '每天最多可以提交 {limit} 条。请明天再来，或在已提交的反馈里补充。',
    'zh-Hant': '每天最多可以提交 {limit} 則。請明天再來，或在已提交的意見裡補充。',
    en: 'You can send {limit} a day. Please come back tomorrow, or add to feedback you have sent.',
    es: 'Puedes enviar {limit} al día. Vuelve mañana o añade algo a uno que ya enviaste.',
    fr: 'Vous pouvez en envoyer {limit} par jour. Revenez demain, ou complétez une remarque déjà envoyée.',
  },
  feedbackAddedAlready: {
    'zh-Hans': '这条反馈不能再补充了，有新情况请另提一条。',
    'zh-Hant': '這則意見不能再補充了，有新情況請另提一則。',
    en: 'Nothing more can be added to this feedback. Please send it anew.',
    es: 'A este comentario ya no se le puede añadir nada. Envía uno nuevo.',
    fr: 'Cette remarque ne peut plus être complétée. Envoyez-en une nouvelle.',
  },
  feedbackNotAnswered: {
    'zh-Hans': '收到答复后才能评分。',
    'zh-Hant': '收到答覆後才能評分。',
    en: 'You can rate the answer once there is one.',
    es: 'Podrás valorar la respuesta cuando la recibas.',
    fr: 'Vous pourrez noter la réponse quand elle sera arrivée.',
  },
  feedbackRated: {
    'zh-Hans': '您已经评过分了。',
    'zh-Hant': '您已經評過分了。',
    en: 'You have rated this answer already.',
    es: 'Ya valoraste esta respuesta.',
    fr: 'Vous avez déjà noté cette réponse.',
  },
  feedbackTaken: {
    'zh-Hans': '{who} 已在处理这条反馈。',
    'zh-Hant': '{who} 已在處理這則意見。',
    en: '{who} is handling this feedback already.',
    es: '{who} ya se ocupa de este comentario.',
    fr: '{who} s’occupe déjà de cette remarque.',
  },
  feedbackAnswered: {
    'zh-Hans': '这条反馈已经答复过了。',
    'zh-Hant': '這則意見已經答覆過了。',
    en: 'This feedback has been answered already.',
    es: 'Este comentario ya tiene respuesta.',
    fr: 'Cette remarque a déjà reçu une réponse.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

/** Messages to a visitor about their feedback. */
export const feedbackMessages = {
  feedbackAnswered: {
    'zh-Hans': { title: '您的反馈有答复了', text: '园区已经答复您的反馈。点开查看，也可以给答复评分。' },
    'zh-Hant': { title: '您的意見有答覆了', text: '園區已經答覆您的意見。點開查看，也可以為答覆評分。' },
    en: { title: 'We have answered you', text: 'There is an answer to your feedback. Open it to read and rate it.' },
    es: { title: 'Te hemos respondido', text: 'Ya hay respuesta a tu comentario. Ábrela para leerla y valorarla.' },
    fr: {
      title: 'Nous vous avons répondu',
      text: 'Une réponse à votre remarque est arrivée. Ouvrez-la pour la lire et la noter.',
    },
  },
} satisfies Record<MessageKindOf<'feedback'>, Record<Lang, { title: string; text: string }>>;
