import type { Lang } from './lang';

/** The head of the file that staff export: number, name, phone, signed up, place, prize, handed out, by whom. */
export const exportColumns: Record<Lang, readonly string[]> = {
  'zh-Hans': ['抽奖号', '姓名', '手机号', '报名时间', '中奖次序', '奖品', '核销时间', '核销人'],
  'zh-Hant': ['抽獎號', '姓名', '手機號碼', '報名時間', '中獎次序', '獎品', '核銷時間', '核銷人'],
  en: ['Number', 'Name', 'Phone', 'Signed up', 'Drawn as', 'Prize', 'Handed out', 'Handed out by'],
  es: ['Número', 'Nombre', 'Teléfono', 'Inscripción', 'Orden de sorteo', 'Premio', 'Entrega', 'Entregado por'],
  fr: ['Numéro', 'Nom', 'Téléphone', 'Inscription', 'Rang du tirage', 'Lot', 'Remise', 'Remis par'],
};
