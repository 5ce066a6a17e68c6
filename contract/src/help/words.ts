import { cancelledByVisitor, inFive, type Words } from '../words';
import type { HelpKind, HelpStatus } from './limits';

export const help: Words<HelpStatus> = {
  active: inFive('等待中', '等待中', 'Waiting', 'En espera', 'En attente'),
  responding: inFive('处理中', '處理中', 'On the way', 'En camino', 'En route'),
  resolved: inFive('已解决', '已解決', 'Resolved', 'Resuelto', 'Résolu'),
  cancelled: cancelledByVisitor,
};

export const helpKind: Words<HelpKind> = {
  danger: inFive('遇到危险', '遇到危險', 'In danger', 'En peligro', 'En danger'),
  hurt: inFive('受伤或不适', '受傷或不適', 'Hurt or unwell', 'Herida o malestar', 'Blessure ou malaise'),
  lostChild: inFive('孩子走失', '孩子走失', 'A child is lost', 'Niño perdido', 'Enfant perdu'),
  lostWay: inFive('迷路', '迷路', 'Lost their way', 'Perdido', 'Égaré'),
  other: inFive('其他求助', '其他求助', 'Needs help', 'Pide ayuda', 'Demande d’aide'),
};
