import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Lang } from './lang';

/** Messages about points; `{quantity}` is what was added, below zero what was taken. */
export const pointsMessages = {
  pointsCorrected: {
    'zh-Hans': { title: '积分已更正', text: '园区更正了您的积分：{quantity}。' },
    'zh-Hant': { title: '積分已更正', text: '園區更正了您的積分：{quantity}。' },
    en: { title: 'Your points were corrected', text: 'The park corrected your points by {quantity}.' },
    es: { title: 'Corregimos tus puntos', text: 'El parque corrigió tus puntos: {quantity}.' },
    fr: { title: 'Vos points ont été corrigés', text: 'Le parc a corrigé vos points : {quantity}.' },
  },
} satisfies Record<MessageKindOf<'points'>, Record<Lang, { title: string; text: string }>>;
