import type { SubscribePurpose } from '@park/contract/message/subscribe';
import type { Lang } from './lang';

/** For a field that takes five Chinese characters at most, whatever the reader's language. */
export const subscribePhrases: Record<SubscribePurpose, string> = {
  slotTomorrow: '明日入园',
  drawResult: '结果公布',
  placeOffered: '有名额了',
  refundDone: '已经退款',
};

/** The sentence of a subscribe message: at most 20 characters, which is all that WeChat gives it. */
export const subscribeTips: Record<SubscribePurpose, Record<Lang, string>> = {
  slotTomorrow: {
    'zh-Hans': '明天入园，请出示入园码',
    'zh-Hant': '明天入園，請出示入園碼',
    en: 'See you tomorrow',
    es: 'Te esperamos mañana',
    fr: 'À demain au parc',
  },
  drawResult: {
    'zh-Hans': '结果已公布，请查看',
    'zh-Hant': '結果已公布，請查看',
    en: 'The draw is made',
    es: 'Ya hay resultado',
    fr: 'Tirage effectué',
  },
  placeOffered: {
    'zh-Hans': '有名额了，请在时限内确认',
    'zh-Hant': '有名額了，請在時限內確認',
    en: 'Places held for you',
    es: 'Te guardamos plaza',
    fr: 'Places gardées',
  },
  refundDone: {
    'zh-Hans': '退款已原路退回',
    'zh-Hant': '退款已原路退回',
    en: 'Your money is back',
    es: 'Dinero devuelto',
    fr: 'Remboursé',
  },
};
