import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Messages about a call for help; `{number}` is the call's. */
export const helpMessages = {
  helpTaken: {
    'zh-Hans': { title: '已有人赶来', text: '园区已接到您的求助 {number}，工作人员正在处理。请留在安全的地方，保持电话畅通。' },
    'zh-Hant': { title: '已有人趕來', text: '園區已接到您的求助 {number}，工作人員正在處理。請留在安全的地方，保持電話暢通。' },
    en: {
      title: 'Help is on its way',
      text: 'The park’s staff have taken your call {number}. Please stay where it is safe and keep your phone within reach.',
    },
    es: {
      title: 'La ayuda está en camino',
      text: 'El personal del parque atiende tu aviso {number}. Quédate en un lugar seguro y ten el teléfono a mano.',
    },
    fr: {
      title: 'Les secours arrivent',
      text: 'L’équipe du parc a pris en charge votre appel {number}. Restez en lieu sûr et gardez votre téléphone à portée de main.',
    },
  },
  helpResolved: {
    'zh-Hans': { title: '求助已结束', text: '您的求助 {number} 已处理完毕。如果还需要帮助，请随时再次求助。' },
    'zh-Hant': { title: '求助已結束', text: '您的求助 {number} 已處理完畢。如果還需要幫助，請隨時再次求助。' },
    en: {
      title: 'Your call for help is closed',
      text: 'Your call {number} has been dealt with. If you still need help, call for it again at any time.',
    },
    es: {
      title: 'Tu aviso está cerrado',
      text: 'Tu aviso {number} ya está atendido. Si todavía necesitas ayuda, vuelve a pedirla cuando quieras.',
    },
    fr: {
      title: 'Votre appel est clos',
      text: 'Votre appel {number} a été traité. Si vous avez encore besoin d’aide, rappelez à tout moment.',
    },
  },
} satisfies Record<MessageKindOf<'help'>, Record<Lang, { title: string; text: string }>>;
