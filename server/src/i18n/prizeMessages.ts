import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Messages about a draw of prizes; `{name}` is the round's. Who won is told on its page, to whoever is who they say. */
export const prizeMessages = {
  prizeDrawn: {
    'zh-Hans': { title: '抽奖结果已揭晓', text: '{name}已开奖。请查看您是否中奖，以及领奖的截止时间。' },
    'zh-Hant': { title: '抽獎結果已揭曉', text: '{name}已開獎。請查看您是否中獎，以及領獎的截止時間。' },
    en: {
      title: 'The draw has been made',
      text: '{name} has been drawn. See whether you won, and until when a prize can be collected.',
    },
    es: {
      title: 'El sorteo se ha celebrado',
      text: '{name}: ya hay resultado. Mira si te ha tocado y hasta cuándo se puede recoger el premio.',
    },
    fr: {
      title: 'Le tirage a eu lieu',
      text: '{name} : le tirage est fait. Voyez si vous avez gagné et jusqu’à quand un lot peut être retiré.',
    },
  },
} satisfies Record<MessageKindOf<'prize'>, Record<Lang, { title: string; text: string }>>;
