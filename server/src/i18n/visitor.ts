import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about visitors whom staff look for. */
export const visitorErrors = {
  visitorNotFound: {
    'zh-Hans': '这个编号下没有已登录的游客。请核对编号；未登录时发出的求助不属于任何账号。',
    'zh-Hant': '這個編號下沒有已登入的遊客。請核對編號；未登入時發出的求助不屬於任何帳號。',
    en: 'No signed-in visitor belongs to this number. Please check it; a call for help can come from somebody who had not signed in.',
    es: 'Este número no corresponde a ningún visitante con sesión iniciada. Compruébalo; un aviso puede venir de alguien sin sesión.',
    fr: 'Aucun visiteur connecté ne correspond à ce numéro. Vérifiez-le ; un appel peut venir de quelqu’un qui n’était pas connecté.',
  },
  correctionOther: {
    'zh-Hans': '这次更正已经记录过，但积分或原因不同。请先查看积分记录，再决定是否需要再次更正。',
    'zh-Hant': '這次更正已經記錄過，但積分或原因不同。請先查看積分紀錄，再決定是否需要再次更正。',
    en: 'This correction was recorded before, with other points or another reason. Please look at the ledger before you add another.',
    es: 'Esta corrección ya se anotó con otros puntos u otro motivo. Mira los movimientos antes de añadir otra.',
    fr: 'Cette correction a déjà été notée avec d’autres points ou une autre raison. Regardez le relevé avant d’en ajouter une.',
  },
  exportDayLimit: {
    'zh-Hans': '今天已经导出 {most} 次。请明天再导出。',
    'zh-Hant': '今天已經匯出 {most} 次。請明天再匯出。',
    en: 'You have exported {most} times today. Please export again tomorrow.',
    es: 'Hoy ya has exportado {most} veces. Vuelve a exportar mañana.',
    fr: 'Vous avez déjà exporté {most} fois aujourd’hui. Recommencez demain.',
  },
  exportLinkOver: {
    'zh-Hans': '这个链接已经用过，或者已经过期。请在小程序或网页的“我的信息”里重新生成。',
    'zh-Hant': '這個連結已經用過，或者已經過期。請在小程式或網頁的「我的資料」裡重新產生。',
    en: 'This link has been used or is over. Please make a new one under “My data” in the app.',
    es: 'Este enlace ya se usó o ha caducado. Crea otro en «Mis datos», en la aplicación.',
    fr: 'Ce lien a déjà servi ou a expiré. Créez-en un nouveau sous « Mes données », dans l’application.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
