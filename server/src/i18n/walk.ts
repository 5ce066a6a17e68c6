import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about walks. */
export const walkErrors = {
  walkNotFound: {
    'zh-Hans': '这条参观路线已经没有了。其他路线都在图鉴里。',
    'zh-Hant': '這條參觀路線已經沒有了。其他路線都在圖鑑裡。',
    en: 'This walk is no longer there. The others are in the catalogue.',
    es: 'Este recorrido ya no existe. Los demás están en el catálogo.',
    fr: 'Ce parcours n’existe plus. Les autres sont dans le catalogue.',
  },
  walkChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这条路线，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這條路線，您的修改沒有儲存。',
    en: '{who} changed this walk on {when}, so your change was not saved.',
    es: '{who} cambió este recorrido el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié ce parcours le {when} ; votre modification n’a pas été enregistrée.',
  },
  walksFull: {
    'zh-Hans': '最多 {most} 条参观路线，请先删除一些。',
    'zh-Hant': '最多 {most} 條參觀路線，請先刪除一些。',
    en: 'There may be {most} walks at most. Remove some first.',
    es: 'Puede haber {most} recorridos como mucho. Quita alguno antes.',
    fr: 'Il peut y avoir {most} parcours au plus. Retirez-en d’abord.',
  },
  walkStopUnknown: {
    'zh-Hans': '路线中有不存在的展品编号：{ids}。',
    'zh-Hant': '路線中有不存在的展品編號：{ids}。',
    en: 'There is no exhibit with these numbers of the walk: {ids}.',
    es: 'No hay piezas con estos números del recorrido: {ids}.',
    fr: 'Aucun objet ne porte ces numéros du parcours : {ids}.',
  },
  walkVariantUnknown: {
    'zh-Hans': '所选的无台阶路线已不存在，或者不再是无台阶的。请换一条。',
    'zh-Hant': '所選的無臺階路線已不存在，或者不再是無臺階的。請換一條。',
    en: 'The step-free walk that was chosen is gone, or has steps now. Please choose another.',
    es: 'El recorrido sin escalones elegido ya no existe o ahora tiene escalones. Elige otro.',
    fr: 'Le parcours sans marches choisi n’existe plus ou a maintenant des marches. Choisissez-en un autre.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
