import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about calls for help. */
export const helpErrors = {
  helpNotFound: {
    'zh-Hans': '没有找到这条求助。',
    'zh-Hant': '找不到這則求助。',
    en: 'This call for help was not found.',
    es: 'No se encontró este aviso.',
    fr: 'Cet appel est introuvable.',
  },
  helpOver: {
    'zh-Hans': '这条求助已经结束。如果还需要帮助，请再次求助。',
    'zh-Hant': '這則求助已經結束。如果還需要幫助，請再次求助。',
    en: 'This call for help is over. If you still need help, please call for it again.',
    es: 'Este aviso ya terminó. Si todavía necesitas ayuda, vuelve a pedirla.',
    fr: 'Cet appel est terminé. Si vous avez encore besoin d’aide, appelez de nouveau.',
  },
  helpTaken: {
    'zh-Hans': '{who} 已于 {when} 开始处理。',
    'zh-Hant': '{who} 已於 {when} 開始處理。',
    en: '{who} took this call at {when}.',
    es: '{who} se ocupa desde las {when}.',
    fr: '{who} s’en occupe depuis {when}.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
