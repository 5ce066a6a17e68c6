import type { ErrorName } from '@park/contract/errors';
import type { Lang } from './lang';

/** Sentences about exhibits. */
export const exhibitErrors = {
  exhibitNotFound: {
    'zh-Hans': '没有这个编号的展品，请再看一看标牌。',
    'zh-Hant': '沒有這個編號的展品，請再看一看標牌。',
    en: 'No exhibit has this number. Please look at the sign again.',
    es: 'Ninguna pieza tiene este número. Mira el cartel otra vez.',
    fr: 'Aucun objet ne porte ce numéro. Regardez à nouveau le panneau.',
  },
  exhibitRemoved: {
    'zh-Hans': '这件展品已经撤下。其他展品都在图鉴里。',
    'zh-Hant': '這件展品已經撤下。其他展品都在圖鑑裡。',
    en: 'This exhibit is no longer on show. The others are in the catalogue.',
    es: 'Esta pieza ya no está expuesta. Las demás están en el catálogo.',
    fr: 'Cet objet n’est plus exposé. Les autres sont dans le catalogue.',
  },
  exhibitChanged: {
    'zh-Hans': '{who} 已于 {when} 改过这件展品，您的修改没有保存。',
    'zh-Hant': '{who} 已於 {when} 改過這件展品，您的修改沒有儲存。',
    en: '{who} changed this exhibit on {when}, so your change was not saved.',
    es: '{who} cambió esta pieza el {when} y tu cambio no se guardó.',
    fr: '{who} a modifié cet objet le {when} ; votre modification n’a pas été enregistrée.',
  },
  exhibitNumberTaken: {
    'zh-Hans': '这个编号用过了。印在标牌上的编号不再分配，请换一个。',
    'zh-Hant': '這個編號用過了。印在標牌上的編號不再分配，請換一個。',
    en: 'This number has been used. A number that was on a sign is not given again; please choose another.',
    es: 'Este número ya se usó. Un número que estuvo en un cartel no se vuelve a dar; elige otro.',
    fr: 'Ce numéro a déjà servi. Un numéro de panneau n’est pas redonné ; choisissez-en un autre.',
  },
  exhibitsFull: {
    'zh-Hans': '最多 {most} 件展品，请先删除一些。',
    'zh-Hant': '最多 {most} 件展品，請先刪除一些。',
    en: 'There may be {most} exhibits at most. Remove some first.',
    es: 'Puede haber {most} piezas como mucho. Quita alguna antes.',
    fr: 'Il peut y avoir {most} objets au plus. Retirez-en d’abord.',
  },
  relatedUnknown: {
    'zh-Hans': '相关展品中有不存在的编号：{ids}。',
    'zh-Hant': '相關展品中有不存在的編號：{ids}。',
    en: 'There is no exhibit with these related numbers: {ids}.',
    es: 'No hay piezas con estos números relacionados: {ids}.',
    fr: 'Aucun objet ne porte ces numéros liés : {ids}.',
  },
} satisfies Partial<Record<ErrorName, Record<Lang, string>>>;
