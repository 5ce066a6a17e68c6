import type { ErrorName } from '@park/contract/errors';
import { inFive } from '@park/contract/words';
import type { Localized } from './lang';

/** What the park says by itself when it is nearly full. */
export const fullWarning = {
  title: inFive(
    '园内人数接近上限',
    '園內人數接近上限',
    'The park is nearly full',
    'El parque está casi lleno',
    'Le parc est presque complet',
  ),
  text: inFive(
    '<p>园内人数已接近核定的最大承载量，今天的门票已停止销售。请改日再来；已购票的游客请听从现场工作人员安排。</p>',
    '<p>園內人數已接近核定的最大承載量，今天的門票已停止銷售。請改日再來；已購票的遊客請聽從現場工作人員安排。</p>',
    '<p>The park is close to the most visitors it may admit, so today’s tickets are no longer sold. Please come another day. If you have a ticket, follow the directions of the staff.</p>',
    '<p>El parque está cerca del máximo de visitantes permitido, así que ya no se venden entradas para hoy. Ven otro día. Si ya tienes entrada, sigue las indicaciones del personal.</p>',
    '<p>Le parc approche du nombre maximal de visiteurs autorisé : la vente pour aujourd’hui est arrêtée. Revenez un autre jour. Si vous avez un billet, suivez les indications de l’équipe.</p>',
  ),
} satisfies Record<string, Localized>;

/** What follows from a level, for the form of the authority; `below`: all of them are left. */
export const measures = {
  below: inFive(
    '低于 80%，恢复正常',
    '低於 80%，恢復正常',
    'Below 80%, back to normal',
    'Por debajo del 80 %, vuelta a la normalidad',
    'Sous 80 %, retour à la normale',
  ),
  80: inFive('已提醒工作人员', '已提醒工作人員', 'Staff alerted', 'Personal avisado', 'Équipe alertée'),
  90: inFive(
    '放慢当日网上售票（排队购票）',
    '放慢當日網路售票（排隊購票）',
    'Online sale for the day slowed by a queue',
    'Venta en línea del día ralentizada con una cola',
    'Vente en ligne du jour ralentie par une file d’attente',
  ),
  95: inFive(
    '停止当日售票，并向游客公告',
    '停止當日售票，並向遊客公告',
    'Sale for the day stopped, visitors told',
    'Venta del día detenida y visitantes avisados',
    'Vente du jour arrêtée, visiteurs informés',
  ),
  dayFull: inFive(
    '当日名额已满，停止售票，并向游客公告',
    '當日名額已滿，停止售票，並向遊客公告',
    'No places left for the day: sale stopped, visitors told',
    'Sin plazas para el día: venta detenida y visitantes avisados',
    'Plus de places pour le jour : vente arrêtée, visiteurs informés',
  ),
  100: inFive(
    '提示检票口暂缓放行',
    '提示驗票口暫緩放行',
    'Gates advised to hold',
    'Puertas avisadas para detener la entrada',
    'Entrées invitées à patienter',
  ),
} satisfies Record<string, Localized>;

/** What a gate is told of somebody who leaves. */
export const passageSentences = {
  out: inFive('已记录 {n} 人离园', '已記錄 {n} 人離園', 'Left: {n}', 'Salidas: {n}', 'Sorties : {n}'),
  again: inFive(
    '这张票已记录过离园，没有重复计数',
    '這張票已記錄過離園，沒有重複計數',
    'This ticket has left already and was not counted again',
    'Esta entrada ya salió y no se ha vuelto a contar',
    'Ce billet est déjà sorti et n’a pas été recompté',
  ),
  notIn: inFive(
    '这张票今天没有入园记录，没有计数',
    '這張票今天沒有入園記錄，沒有計數',
    'This ticket has not come in today and was not counted',
    'Esta entrada no ha entrado hoy y no se ha contado',
    'Ce billet n’est pas entré aujourd’hui et n’a pas été compté',
  ),
} satisfies Record<string, Localized>;

export const capacityErrors = {
  capacityNotFound: {
    'zh-Hans': '这一天起还没有设置最大承载量，您的修改没有保存。请刷新页面后再保存。',
    'zh-Hant': '這一天起還沒有設定最大承載量，您的修改沒有儲存。請重新整理頁面後再儲存。',
    en: 'No maxima are set from that day on, so your change was not saved. Reload the page and save again.',
    es: 'No hay máximos fijados desde ese día y tu cambio no se guardó. Recarga la página y guarda de nuevo.',
    fr: 'Aucun maximum n’est fixé à partir de ce jour ; votre modification n’a pas été enregistrée. Rechargez la page et enregistrez de nouveau.',
  },
  capacityChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这一天起的最大承载量，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這一天起的最大承載量，您的修改沒有儲存。',
    en: '{who} changed the maxima from that day on {when}, so your change was not saved.',
    es: '{who} cambió los máximos desde ese día el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié les maximums à partir de ce jour le {when} ; votre modification n’a pas été enregistrée.',
  },
  capacityPast: {
    'zh-Hans': '生效日期已经过去，请选择今天或以后的日期。',
    'zh-Hant': '生效日期已經過去，請選擇今天或以後的日期。',
    en: 'That day has passed. Choose today or a later one.',
    es: 'Ese día ya ha pasado. Elige hoy o uno posterior.',
    fr: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.',
  },
  parkGroupNotFound: {
    'zh-Hans': '找不到这个团队。',
    'zh-Hant': '找不到這個團隊。',
    en: 'There is no such group.',
    es: 'Ese grupo no existe.',
    fr: 'Ce groupe n’existe pas.',
  },
  parkGroupChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这个团队，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這個團隊，您的修改沒有儲存。',
    en: '{who} changed this group on {when}, so your change was not saved.',
    es: '{who} cambió este grupo el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié ce groupe le {when} ; votre modification n’a pas été enregistrée.',
  },
  parkGroupIn: {
    'zh-Hans': '这个团队已经入园，人数不能再改。',
    'zh-Hant': '這個團隊已經入園，人數不能再改。',
    en: 'This group is in already, so its number stays.',
    es: 'Este grupo ya está dentro, así que su número no cambia.',
    fr: 'Ce groupe est déjà entré ; son nombre ne change plus.',
  },
} satisfies Partial<Record<ErrorName, Localized>>;

/** Rows of the form. */
export const reportItems = {
  approval: inFive('核定文件号', '核定文件號', 'Number of the approval', 'Número de la aprobación', 'Numéro de l’agrément'),
  daily: inFive('核定日最大承载量', '核定日最大承載量', 'Approved a day', 'Aprobado por día', 'Autorisés par jour'),
  momentary: inFive(
    '核定瞬时最大承载量',
    '核定瞬時最大承載量',
    'Approved at one moment',
    'Aprobado en un momento',
    'Autorisés à un moment',
  ),
  taken: inFive('已售及占用', '已售及佔用', 'Sold and held', 'Vendidas y retenidas', 'Vendus et retenus'),
  groups: inFive(
    '其中无票团队',
    '其中無票團隊',
    'Of those, groups without tickets',
    'Grupos sin entradas',
    'Groupes sans billets',
  ),
  entered: inFive('已入园', '已入園', 'Came in', 'Han entrado', 'Entrés'),
  left: inFive('已记录离园', '已記錄離園', 'Counted on leaving', 'Salidas contadas', 'Sorties comptées'),
  present: inFive(
    '在园人数（实计）',
    '在園人數（實計）',
    'In the park (counted)',
    'En el parque (contados)',
    'Dans le parc (comptés)',
  ),
  estimated: inFive(
    '在园人数（按平均停留时长推算）',
    '在園人數（按平均停留時長推算）',
    'In the park (estimated from the mean stay)',
    'En el parque (estimado por la estancia media)',
    'Dans le parc (estimés d’après la durée moyenne)',
  ),
  dailyLevel: inFive('日承载量', '日承載量', 'Of the day', 'Del día', 'Du jour'),
  momentaryLevel: inFive('瞬时承载量', '瞬時承載量', 'Of the moment', 'Del momento', 'Du moment'),
} satisfies Record<string, Localized>;

/** What visitors are told, ready to be published; of a day that has no maximum it says so. */
export const announcements = {
  zh: '{day}：园区核定日最大承载量 {daily} 人，瞬时最大承载量 {momentary} 人。当日已售及预留 {taken} 人，目前在园 {present} 人{how}。{state}',
  en: '{day}: the park may admit at most {daily} visitors a day and {momentary} at one moment. {taken} places are sold or kept for that day; {present} visitors are in the park now{how}. {state}',
} as const;
export const announcementWords = {
  zh: { estimated: '（推算）', stopped: '当日门票已停止销售，请改日来园。', open: '请提前预订，错峰入园。' },
  en: {
    estimated: ' (estimated)',
    stopped: 'Tickets for that day are no longer sold. Please come another day.',
    open: 'Please book ahead, and come at quieter hours.',
  },
} as const;
