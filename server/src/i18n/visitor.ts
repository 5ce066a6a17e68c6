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
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
