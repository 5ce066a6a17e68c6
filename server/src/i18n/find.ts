import type { ErrorName } from '@park/contract/errors';
import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Sentences about finds. */
export const findErrors = {
  findNotFound: {
    'zh-Hans': '没有找到这条发现。',
    'zh-Hant': '找不到這則發現。',
    en: 'This find is not known here.',
    es: 'No se encontró este hallazgo.',
    fr: 'Cette trouvaille est introuvable.',
  },
  findDayLimit: {
    'zh-Hans': '每天最多可以报告 {limit} 处发现。请明天再来，或直接告诉工作人员。',
    'zh-Hant': '每天最多可以報告 {limit} 處發現。請明天再來，或直接告訴工作人員。',
    en: 'You can report {limit} finds a day. Please come back tomorrow, or tell the staff.',
    es: 'Puedes comunicar {limit} hallazgos al día. Vuelve mañana o díselo al personal.',
    fr: 'Vous pouvez signaler {limit} trouvailles par jour. Revenez demain, ou dites-le à l’équipe.',
  },
  findPhotosFull: {
    'zh-Hans': '这处发现已有 {most} 张照片，不能再添加。',
    'zh-Hant': '這處發現已有 {most} 張照片，不能再新增。',
    en: 'This find has {most} photos already.',
    es: 'Este hallazgo ya tiene {most} fotos.',
    fr: 'Cette trouvaille a déjà {most} photos.',
  },
  findTaken: {
    'zh-Hans': '{who} 已于 {when} 开始查看。',
    'zh-Hant': '{who} 已於 {when} 開始查看。',
    en: '{who} took this find in hand at {when}.',
    es: '{who} se ocupa de este hallazgo desde las {when}.',
    fr: '{who} s’occupe de cette trouvaille depuis {when}.',
  },
  findChanged: {
    'zh-Hans': '同事刚刚写下了新的记录。请先看一看，再写您的。',
    'zh-Hant': '同事剛剛寫下了新的記錄。請先看一看，再寫您的。',
    en: 'A colleague has just written into this history. Read it first, then write yours.',
    es: 'Un compañero acaba de escribir en este historial. Léelo antes de escribir.',
    fr: 'Une ou un collègue vient d’écrire dans cet historique. Lisez-le avant d’écrire.',
  },
  findStepNotNow: {
    'zh-Hans': '这处发现目前不能写这一步。',
    'zh-Hant': '這處發現目前不能寫這一步。',
    en: 'This step does not fit where the find stands now.',
    es: 'Este paso no corresponde al estado actual del hallazgo.',
    fr: 'Cette étape ne convient pas à l’état actuel de la trouvaille.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;

/** Messages to a visitor about their find. */
export const findMessages = {
  findAnswered: {
    'zh-Hans': { title: '您的发现有答复了', text: '园区答复了您的发现 {number}。点开查看，还有一份感谢证书。' },
    'zh-Hant': { title: '您的發現有答覆了', text: '園區答覆了您的發現 {number}。點開查看，還有一份感謝證書。' },
    en: {
      title: 'We have looked at your find',
      text: 'There is an answer about your find {number}, and a certificate to thank you.',
    },
    es: {
      title: 'Hemos visto tu hallazgo',
      text: 'Hay una respuesta sobre tu hallazgo {number}, y un certificado para darte las gracias.',
    },
    fr: {
      title: 'Nous avons vu votre trouvaille',
      text: 'Une réponse est arrivée sur votre trouvaille {number}, avec un certificat pour vous remercier.',
    },
  },
} satisfies Record<MessageKindOf<'find'>, Record<Lang, { title: string; text: string }>>;
