import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about complaints that people made at WeChat; staff read them. */
export const complaintErrors = {
  complaintNotFound: {
    'zh-Hans': '没有找到这条投诉。',
    'zh-Hant': '找不到這則投訴。',
    en: 'This complaint was not found.',
    es: 'No se encontró esta reclamación.',
    fr: 'Cette réclamation est introuvable.',
  },
  complaintMoved: {
    'zh-Hans': '这条投诉刚刚有了新内容，什么都没有发出。请先看一看，再答复。',
    'zh-Hant': '這則投訴剛剛有了新內容，什麼都沒有送出。請先看一看，再答覆。',
    en: 'Something new has come to this complaint. Nothing was sent; please read it, then answer.',
    es: 'Hay algo nuevo en esta reclamación. No se ha enviado nada; léelo y luego responde.',
    fr: 'Cette réclamation a du nouveau. Rien n’a été envoyé ; lisez-la, puis répondez.',
  },
  complaintAnswering: {
    'zh-Hans': '{who} 在 {when} 已经答复，正在发往微信。您写的内容没有发出。',
    'zh-Hant': '{who} 在 {when} 已經答覆，正在送往微信。您寫的內容沒有送出。',
    en: '{who} answered at {when}, and it is on its way to WeChat. Yours was not sent.',
    es: '{who} ya respondió a las {when} y la respuesta va camino de WeChat. La tuya no se ha enviado.',
    fr: '{who} a répondu à {when}, et la réponse est en route vers WeChat. La vôtre n’a pas été envoyée.',
  },
  complaintOver: {
    'zh-Hans': '这条投诉已经完结。游客继续投诉时，它会重新打开。',
    'zh-Hant': '這則投訴已經完結。遊客繼續投訴時，它會重新打開。',
    en: 'This complaint is completed. It opens again if the visitor goes on with it.',
    es: 'Esta reclamación está terminada. Se reabrirá si el visitante continúa con ella.',
    fr: 'Cette réclamation est terminée. Elle se rouvrira si le visiteur y revient.',
  },
  complaintRefundDecided: {
    'zh-Hans': '这条投诉没有等待审批的退款：游客没有申请退款，或已经处理过。什么都没有发出。',
    'zh-Hant': '這則投訴沒有等待審批的退款：遊客沒有申請退款，或已經處理過。什麼都沒有送出。',
    en: 'No refund waits for a decision here: none was asked for, or it has been decided. Nothing was sent.',
    es: 'Aquí no hay ningún reembolso por decidir: no se pidió o ya está decidido. No se ha enviado nada.',
    fr: 'Aucun remboursement n’attend de décision ici : il n’a pas été demandé ou il est déjà décidé. Rien n’a été envoyé.',
  },
  complaintPictureNotSent: {
    'zh-Hans': '微信暂时没有收下这张图片。请稍后再试；您写的内容还在。',
    'zh-Hant': '微信暫時沒有收下這張圖片。請稍後再試；您寫的內容還在。',
    en: 'WeChat did not take this picture. Please try again later; what you wrote is still here.',
    es: 'WeChat no ha aceptado esta imagen. Inténtalo más tarde; lo que escribiste sigue aquí.',
    fr: 'WeChat n’a pas pris cette image. Réessayez plus tard ; ce que vous avez écrit est toujours là.',
  },
  complaintElsewhere: {
    'zh-Hans': '这条投诉来自小程序，请在微信公众平台的“交易投诉”里处理，结果会显示在这里。',
    'zh-Hant': '這則投訴來自小程式，請在微信公眾平台的「交易投訴」裡處理，結果會顯示在這裡。',
    en: 'This complaint came through the Mini Program. Please deal with it on WeChat’s own platform; what comes of it is shown here.',
    es: 'Esta reclamación llegó por el Mini Program. Atiéndela en la plataforma de WeChat; el resultado se verá aquí.',
    fr: 'Cette réclamation est venue par le Mini Program. Traitez-la sur la plateforme de WeChat ; la suite s’affiche ici.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
