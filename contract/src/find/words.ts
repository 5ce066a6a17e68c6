import { inFive, type Words } from '../words';
import type { FindKind, FindState, FindStepKind } from './limits';

export const findKind: Words<FindKind> = {
  bone: inFive('骨骼或牙齿', '骨骼或牙齒', 'Bone or tooth', 'Hueso o diente', 'Os ou dent'),
  shell: inFive(
    '贝壳或其他动物',
    '貝殼或其他動物',
    'Shell or other animal',
    'Concha u otro animal',
    'Coquille ou autre animal',
  ),
  plant: inFive('植物', '植物', 'Plant', 'Planta', 'Plante'),
  track: inFive('足迹或印痕', '足跡或印痕', 'Footprint or trace', 'Huella o rastro', 'Empreinte ou trace'),
  other: inFive('不确定', '不確定', 'Not sure', 'No lo sé', 'Je ne sais pas'),
};

export const findState: Words<FindState> = {
  received: inFive('待查看', '待查看', 'Not looked at yet', 'Sin revisar', 'Pas encore examiné'),
  inHand: inFive('查看中', '查看中', 'Being looked at', 'En revisión', 'En cours d’examen'),
  secured: inFive('已就地保护', '已就地保護', 'Protected where it is', 'Protegido en su sitio', 'Protégé sur place'),
  collected: inFive('已由园区采集', '已由園區採集', 'Collected by the park', 'Recogido por el parque', 'Recueilli par le parc'),
  handedOver: inFive(
    '已移交主管部门',
    '已移交主管部門',
    'With the authority',
    'Entregado a la autoridad',
    'Remis à l’autorité',
  ),
  museum: inFive('已入藏博物馆', '已入藏博物館', 'In the museum', 'En el museo', 'Au musée'),
  notFossil: inFive('不是化石', '不是化石', 'Not a fossil', 'No es un fósil', 'Pas un fossile'),
};

export const findStep: Words<FindStepKind> = {
  taken: inFive('开始查看', '開始查看', 'Taken in hand', 'Asignado', 'Pris en charge'),
  secured: inFive('就地保护', '就地保護', 'Protected in place', 'Protegido en su sitio', 'Protégé sur place'),
  reported: inFive(
    '上报主管部门',
    '上報主管部門',
    'Reported to the authority',
    'Comunicado a la autoridad',
    'Signalé à l’autorité',
  ),
  collected: inFive('采集', '採集', 'Collected', 'Recogido', 'Recueilli'),
  moved: inFive('转移保管', '轉移保管', 'Moved', 'Trasladado', 'Déplacé'),
  handedOver: inFive(
    '移交主管部门',
    '移交主管部門',
    'Handed over to the authority',
    'Entregado a la autoridad',
    'Remis à l’autorité',
  ),
  museum: inFive('入藏博物馆', '入藏博物館', 'Given to the museum', 'Entregado al museo', 'Confié au musée'),
  notFossil: inFive('不是化石', '不是化石', 'Not a fossil', 'No es un fósil', 'Pas un fossile'),
  answered: inFive('答复游客', '答覆遊客', 'Visitor answered', 'Respuesta al visitante', 'Réponse au visiteur'),
  noted: inFive('备注', '備註', 'Note', 'Nota', 'Note'),
};
