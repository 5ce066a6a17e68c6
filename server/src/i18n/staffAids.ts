import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences of the staff console: two who change one thing, places of the map, files, entries of gates. */
export const staffAidsErrors = {
  exportTooLong: {
    'zh-Hans': '超过 {most} 行，Excel 工作表放不下。请缩小筛选范围，或导出 CSV。',
    'zh-Hant': '超過 {most} 列，Excel 工作表放不下。請縮小篩選範圍，或匯出 CSV。',
    en: 'More than {most} rows do not fit into a sheet. Narrow the filter, or export CSV.',
    es: 'Más de {most} filas no caben en una hoja. Acota el filtro o exporta CSV.',
    fr: 'Plus de {most} lignes ne tiennent pas dans une feuille. Affinez le filtre ou exportez en CSV.',
  },
  productChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这种门票，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這種門票，您的修改沒有儲存。',
    en: '{who} changed this ticket on {when}, so your change was not saved.',
    es: '{who} cambió esta entrada el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié ce billet le {when} ; votre modification n’a pas été enregistrée.',
  },
  stockChanged: {
    'zh-Hans': '{who} 已把这个时段的总量改为 {stock}（{when}），您的修改没有保存。',
    'zh-Hant': '{who} 已把這個時段的總量改為 {stock}（{when}），您的修改沒有儲存。',
    en: '{who} set the places of this slot to {stock} on {when}, so your change was not saved.',
    es: '{who} fijó las plazas de este turno en {stock} el {when} y tu cambio no se guardó.',
    fr: '{who} a fixé les places de ce créneau à {stock} le {when} ; votre modification n’a pas été enregistrée.',
  },
  roundChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这一轮抽奖，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這一輪抽獎，您的修改沒有儲存。',
    en: '{who} changed this round on {when}, so your change was not saved.',
    es: '{who} cambió esta ronda el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié ce tirage le {when} ; votre modification n’a pas été enregistrée.',
  },
  timespansChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这些时段，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這些時段，您的修改沒有儲存。',
    en: '{who} changed these timespans on {when}, so your change was not saved.',
    es: '{who} cambió estos horarios el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié ces créneaux le {when} ; votre modification n’a pas été enregistrée.',
  },
  pointChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这个直播点，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這個直播點，您的修改沒有儲存。',
    en: '{who} changed this live point on {when}, so your change was not saved.',
    es: '{who} cambió este punto de directo el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié ce point de direct le {when} ; votre modification n’a pas été enregistrée.',
  },
  placeNotFound: {
    'zh-Hans': '地图上没有这个地点。',
    'zh-Hant': '地圖上沒有這個地點。',
    en: 'There is no such place on the map.',
    es: 'No hay tal lugar en el mapa.',
    fr: 'Ce lieu n’est pas sur la carte.',
  },
  placeChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这个地点，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這個地點，您的修改沒有儲存。',
    en: '{who} changed this place on {when}, so your change was not saved.',
    es: '{who} cambió este lugar el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié ce lieu le {when} ; votre modification n’a pas été enregistrée.',
  },
  placesChanged: {
    'zh-Hans': '地点有增减，请刷新后再排序。',
    'zh-Hant': '地點有增減，請重新整理後再排序。',
    en: 'Places were added or removed meanwhile. Reload, then put them in order.',
    es: 'Mientras tanto se añadieron o quitaron lugares. Recarga y vuelve a ordenarlos.',
    fr: 'Des lieux ont été ajoutés ou retirés entre-temps. Rechargez, puis classez-les.',
  },
  placesFull: {
    'zh-Hans': '地图上最多 {most} 个地点，请先移除一些。',
    'zh-Hant': '地圖上最多 {most} 個地點，請先移除一些。',
    en: 'The map holds {most} places at most. Remove some first.',
    es: 'El mapa admite como mucho {most} lugares. Quita alguno antes.',
    fr: 'La carte contient au plus {most} lieux. Retirez-en d’abord.',
  },
  gateConflictNotFound: {
    'zh-Hans': '没有找到这条入园冲突。',
    'zh-Hant': '找不到這條入園衝突。',
    en: 'This conflict of entries was not found.',
    es: 'No se encontró este conflicto de entradas.',
    fr: 'Ce conflit d’entrées est introuvable.',
  },
  gateConflictResolved: {
    'zh-Hans': '{who} 已于 {when} 处理了这条入园冲突。',
    'zh-Hant': '{who} 已於 {when} 處理了這條入園衝突。',
    en: '{who} settled this conflict of entries on {when}.',
    es: '{who} resolvió este conflicto de entradas el {when}.',
    fr: '{who} a réglé ce conflit d’entrées le {when}.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
