import { cancelled, inFive, type Words } from '../words';
import type { OrderStatus, TicketKind, TicketStatus } from './limits';

export const order: Words<OrderStatus> = {
  pending: inFive('待支付', '待支付', 'Not paid yet', 'Por pagar', 'À payer'),
  paid: inFive('已支付', '已支付', 'Paid', 'Pagado', 'Payée'),
  partlyUsed: inFive('部分入园', '部分入園', 'Partly used', 'Usado en parte', 'Utilisée en partie'),
  used: inFive('已入园', '已入園', 'Used', 'Usado', 'Utilisée'),
  cancelled,
  expired: inFive('超时未支付', '逾時未支付', 'Expired unpaid', 'No se pagó a tiempo', 'Non payée à temps'),
  refunding: inFive('退款中', '退款中', 'Being refunded', 'Reembolso en camino', 'Remboursement en cours'),
  refunded: inFive('已退款', '已退款', 'Refunded', 'Reembolsado', 'Remboursée'),
};

export const ticket: Words<TicketStatus> = {
  held: inFive('待支付', '待支付', 'Not paid yet', 'Por pagar', 'À payer'),
  valid: inFive('有效', '有效', 'Valid', 'Válida', 'Valable'),
  used: inFive('已入园', '已入園', 'Used', 'Usada', 'Utilisé'),
  refunding: inFive('退款中', '退款中', 'Being refunded', 'Reembolso en camino', 'Remboursement en cours'),
  refunded: inFive('已退款', '已退款', 'Refunded', 'Reembolsada', 'Remboursé'),
  released: inFive('已释放', '已釋放', 'Released', 'Liberada', 'Libéré'),
};

export const ticketKind: Words<TicketKind> = {
  adult: inFive('成人票', '成人票', 'Adult', 'Adulto', 'Adulte'),
  child: inFive('儿童票', '兒童票', 'Child', 'Niño', 'Enfant'),
  senior: inFive('长者票', '長者票', 'Senior', 'Sénior', 'Senior'),
  student: inFive('学生票', '學生票', 'Student', 'Estudiante', 'Étudiant'),
  combined: inFive('联票', '聯票', 'Combined', 'Combinada', 'Combiné'),
  addOn: inFive('附加项目', '附加項目', 'Add-on', 'Complemento', 'Supplément'),
};
