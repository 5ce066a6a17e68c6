import type { Lang } from './lang';

/** What the fields of the contract are called by the people who fill them in. */
export const fieldNames: Record<string, Record<Lang, string>> = {
  name: { 'zh-Hans': '姓名', 'zh-Hant': '姓名', en: 'Name', es: 'Nombre', fr: 'Nom' },
  phone: { 'zh-Hans': '电话', 'zh-Hant': '電話', en: 'Phone', es: 'Teléfono', fr: 'Téléphone' },
  account: { 'zh-Hans': '平台账号', 'zh-Hant': '平台帳號', en: 'Account', es: 'Cuenta', fr: 'Compte' },
  introduction: { 'zh-Hans': '自我介绍', 'zh-Hant': '自我介紹', en: 'Introduction', es: 'Presentación', fr: 'Présentation' },
  day: { 'zh-Hans': '日期', 'zh-Hant': '日期', en: 'Day', es: 'Día', fr: 'Jour' },
  timespans: { 'zh-Hans': '时段', 'zh-Hant': '時段', en: 'Timespans', es: 'Horarios', fr: 'Créneaux' },
  timespanId: { 'zh-Hans': '时段', 'zh-Hant': '時段', en: 'Timespan', es: 'Horario', fr: 'Créneau' },
  pointId: { 'zh-Hans': '直播点', 'zh-Hant': '直播點', en: 'Live point', es: 'Punto de directo', fr: 'Point de direct' },
  platformId: { 'zh-Hans': '直播平台', 'zh-Hant': '直播平台', en: 'Platform', es: 'Plataforma', fr: 'Plateforme' },
  roomUrl: {
    'zh-Hans': '直播间地址',
    'zh-Hant': '直播間地址',
    en: 'Room address',
    es: 'Enlace de tu directo',
    fr: 'Adresse du direct',
  },
  reason: { 'zh-Hans': '原因', 'zh-Hant': '原因', en: 'Reason', es: 'Motivo', fr: 'Motif' },
  keyword: { 'zh-Hans': '关键词', 'zh-Hant': '關鍵詞', en: 'Search words', es: 'Búsqueda', fr: 'Recherche' },
  status: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'State', es: 'Estado', fr: 'État' },
  start: { 'zh-Hans': '开始时间', 'zh-Hant': '開始時間', en: 'Start', es: 'Inicio', fr: 'Début' },
  end: { 'zh-Hans': '结束时间', 'zh-Hant': '結束時間', en: 'End', es: 'Fin', fr: 'Fin' },
  page: { 'zh-Hans': '页码', 'zh-Hant': '頁碼', en: 'Page', es: 'Página', fr: 'Page' },
  pageSize: { 'zh-Hans': '每页数量', 'zh-Hant': '每頁數量', en: 'Page size', es: 'Tamaño de página', fr: 'Taille de page' },
  userName: { 'zh-Hans': '用户名', 'zh-Hant': '使用者名稱', en: 'User name', es: 'Usuario', fr: 'Nom d’utilisateur' },
  password: { 'zh-Hans': '密码', 'zh-Hant': '密碼', en: 'Password', es: 'Contraseña', fr: 'Mot de passe' },
  redirectUrl: {
    'zh-Hans': '返回地址',
    'zh-Hant': '返回地址',
    en: 'Return address',
    es: 'Dirección de retorno',
    fr: 'Adresse de retour',
  },
};

/** The field's name in words, or as the contract spells it when nobody fills it in by hand. */
export function fieldName(path: PropertyKey[], lang: Lang): string {
  const field = path.filter((step) => typeof step === 'string').at(-1);
  return field === undefined ? '' : (fieldNames[field]?.[lang] ?? field);
}
