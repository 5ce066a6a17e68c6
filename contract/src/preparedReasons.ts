import type { LANGS } from './localized';
import { inFive } from './words';

type Lang = (typeof LANGS)[number];

/** Why the park says no or closes something, as a rule, by what it is about. Kept in the language it was chosen in, read in each visitor's own. */
export const PREPARED_REASONS = {
  closure: [
    inFive('暴雨', '暴雨', 'Heavy rain', 'Lluvia intensa', 'Fortes pluies'),
    inFive('大风', '強風', 'Strong wind', 'Viento fuerte', 'Vent violent'),
    inFive('冰雪', '冰雪', 'Snow and ice', 'Nieve y hielo', 'Neige et verglas'),
    inFive('酷热', '酷熱', 'Extreme heat', 'Calor extremo', 'Chaleur extrême'),
    inFive('落石风险', '落石風險', 'Danger of falling rock', 'Riesgo de desprendimientos', 'Risque de chutes de pierres'),
    inFive('山火风险', '山火風險', 'Danger of wildfire', 'Riesgo de incendio', 'Risque d’incendie'),
    inFive('设备检修', '設備檢修', 'Repairs', 'Reparaciones', 'Travaux de réparation'),
    inFive('停电或停水', '停電或停水', 'No power or water', 'Corte de luz o de agua', 'Coupure d’eau ou d’électricité'),
    inFive(
      '园区举办专场活动',
      '園區舉辦專場活動',
      'A private event in the park',
      'Evento privado en el parque',
      'Événement privé dans le parc',
    ),
  ],
  registration: [
    inFive(
      '账号信息与平台不符',
      '帳號資訊與平台不符',
      'The account does not match the platform',
      'La cuenta no coincide con la de la plataforma',
      'Le compte ne correspond pas à celui de la plateforme',
    ),
    inFive(
      '未能找到该直播账号',
      '未能找到該直播帳號',
      'The streaming account was not found',
      'No se ha encontrado la cuenta',
      'Le compte est introuvable',
    ),
    inFive(
      '简介不完整，请补充后再申请',
      '簡介不完整，請補充後再申請',
      'The introduction is incomplete; please add to it and register again',
      'La presentación está incompleta; complétala y vuelve a registrarte',
      'La présentation est incomplète ; complétez-la et renvoyez votre inscription',
    ),
    inFive(
      '直播内容与园区不符',
      '直播內容與園區不符',
      'The content does not fit the park',
      'El contenido no encaja con el parque',
      'Le contenu ne convient pas au parc',
    ),
  ],
  enrolment: [
    inFive('名额已满', '名額已滿', 'The activity is full', 'La actividad está completa', 'L’activité est complète'),
    inFive(
      '年龄不符合要求',
      '年齡不符合要求',
      'The age does not fit',
      'La edad no cumple los requisitos',
      'L’âge ne correspond pas aux conditions',
    ),
    inFive(
      '填写的信息不完整',
      '填寫的資訊不完整',
      'What was filled in is incomplete',
      'Faltan datos',
      'Les informations sont incomplètes',
    ),
    inFive('重复报名', '重複報名', 'You have enrolled twice', 'Te has inscrito dos veces', 'Vous êtes inscrit deux fois'),
  ],
  item: [
    inFive(
      '信息不完整，请补充后重新发布',
      '資訊不完整，請補充後重新發佈',
      'Details are missing; please add them and report it again',
      'Faltan datos; complétalos y vuelve a publicarlo',
      'Il manque des détails ; complétez et publiez de nouveau',
    ),
    inFive(
      '图片含有个人信息',
      '圖片含有個人資訊',
      'A picture shows personal data',
      'Una foto muestra datos personales',
      'Une photo montre des données personnelles',
    ),
    inFive(
      '与园区失物无关',
      '與園區失物無關',
      'It is not about something lost or found in the park',
      'No se trata de un objeto perdido en el parque',
      'Cela ne concerne pas un objet perdu dans le parc',
    ),
    inFive('重复发布', '重複發佈', 'It was reported already', 'Ya estaba publicado', 'Cet objet est déjà signalé'),
  ],
  claim: [
    inFive(
      '描述与物品不符',
      '描述與物品不符',
      'The description does not match the item',
      'La descripción no coincide con el objeto',
      'La description ne correspond pas à l’objet',
    ),
    inFive('失主已领回', '失主已領回', 'Its owner has it back', 'Su dueño ya lo tiene', 'Son propriétaire l’a récupéré'),
    inFive(
      '需要更多信息，请补充后再认领',
      '需要更多資訊，請補充後再認領',
      'More details are needed; please claim it again with them',
      'Faltan detalles; añádelos y vuelve a reclamarlo',
      'Il faut plus de détails ; ajoutez-les et refaites la demande',
    ),
  ],
  refund: [
    inFive(
      '设施临时关闭',
      '設施臨時關閉',
      'Something was closed for a time',
      'Hubo instalaciones cerradas',
      'Des installations étaient fermées',
    ),
    inFive('重复购买', '重複購買', 'Bought twice', 'Compra repetida', 'Achat en double'),
    inFive(
      '身体不适或突发情况',
      '身體不適或突發情況',
      'Illness or an emergency',
      'Enfermedad o emergencia',
      'Maladie ou urgence',
    ),
  ],
} as const satisfies Record<string, readonly Record<Lang, string>[]>;

export type ReasonsOf = keyof typeof PREPARED_REASONS;

const ALL: readonly Record<Lang, string>[] = Object.values(PREPARED_REASONS).flat();

/** A reason as its reader says it; what staff wrote themselves stays as it is. */
export const reasonIn = <Reason extends string | null>(reason: Reason, lang: Lang): Reason | string =>
  ALL.find((one) => Object.values(one).includes(reason ?? ''))?.[lang] ?? reason;
