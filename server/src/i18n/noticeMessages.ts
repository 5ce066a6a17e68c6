import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Messages to whoever has a ticket for today. `{name}` is the warning's title, `{until}` a moment in the park. */
export const noticeMessages = {
  noticeWarning: {
    'zh-Hans': { title: '园区预警：{name}', text: '您今天有门票。请打开查看该怎么做。预警到 {until} 为止。' },
    'zh-Hant': { title: '園區警報：{name}', text: '您今天有門票。請打開查看該怎麼做。警報到 {until} 為止。' },
    en: {
      title: 'Park warning: {name}',
      text: 'You have a ticket for today. Open this to see what to do. The warning lasts until {until}.',
    },
    es: {
      title: 'Alerta del parque: {name}',
      text: 'Tienes una entrada para hoy. Abre este mensaje para ver qué hacer. La alerta dura hasta el {until}.',
    },
    fr: {
      title: 'Alerte du parc : {name}',
      text: 'Vous avez un billet pour aujourd’hui. Ouvrez ce message pour savoir que faire. L’alerte court jusqu’au {until}.',
    },
  },
} satisfies Record<MessageKindOf<'notice'>, Record<Lang, { title: string; text: string }>>;
