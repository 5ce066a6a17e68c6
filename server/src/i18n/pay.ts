import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences of payments, refunds and WeChat's bills. */
export const payErrors = {
  refundNotFound: {
    'zh-Hans': '没有找到这笔退款。',
    'zh-Hant': '找不到這筆退款。',
    en: 'This refund was not found.',
    es: 'No se encontró este reembolso.',
    fr: 'Ce remboursement est introuvable.',
  },
  payUnavailable: {
    'zh-Hans': '微信支付暂时没有回应，什么都没有丢失，请稍后再试。',
    'zh-Hant': '微信支付暫時沒有回應，什麼都沒有遺失，請稍後再試。',
    en: 'WeChat Pay is not answering at the moment. Nothing is lost; please try again shortly.',
    es: 'WeChat Pay no responde en este momento. No se ha perdido nada; inténtalo dentro de poco.',
    fr: 'WeChat Pay ne répond pas pour le moment. Rien n’est perdu ; réessayez sous peu.',
  },
  payAppUnknown: {
    'zh-Hans': '您还没有在这里登录过微信，请重新登录后再支付。',
    'zh-Hant': '您還沒有在這裡登入過微信，請重新登入後再支付。',
    en: 'WeChat does not know you in this app yet. Please sign in again, then pay.',
    es: 'WeChat aún no te conoce en esta aplicación. Inicia sesión de nuevo y luego paga.',
    fr: 'WeChat ne vous connaît pas encore dans cette application. Reconnectez-vous, puis payez.',
  },
  billNotReady: {
    'zh-Hans': '微信还没有出这一天的账单，通常在次日上午 10 点之后。',
    'zh-Hant': '微信還沒有出這一天的帳單，通常在次日上午 10 點之後。',
    en: 'WeChat has no bill of that day yet. It usually comes after ten the next morning.',
    es: 'WeChat aún no tiene el extracto de ese día. Suele llegar después de las diez de la mañana siguiente.',
    fr: 'WeChat n’a pas encore le relevé de ce jour. Il arrive en général après dix heures le lendemain.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
