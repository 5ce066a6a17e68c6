import { cancelled, inFive, type Words } from '../words';
import type { Concession } from './concession';
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

export const concession: Words<Concession> = {
  age: inFive('按年龄', '按年齡', 'By age', 'Por edad', 'Selon l’âge'),
  height: inFive('按身高', '按身高', 'By height', 'Por estatura', 'Selon la taille'),
  student: inFive('学生', '學生', 'Students', 'Estudiantes', 'Étudiants'),
  soldier: inFive('现役军人', '現役軍人', 'Active soldiers', 'Militares en activo', 'Militaires en activité'),
  veteran: inFive('退役军人', '退役軍人', 'Veterans', 'Veteranos', 'Anciens combattants'),
  firefighter: inFive('消防救援人员', '消防救援人員', 'Firefighters', 'Bomberos', 'Pompiers'),
  disabled: inFive('残疾人', '身心障礙人士', 'People with a disability', 'Personas con discapacidad', 'Personnes handicapées'),
  local: inFive('本地居民', '本地居民', 'Local residents', 'Residentes', 'Habitants'),
};

/** What is shown at the gate for each. */
export const proof: Words<Concession> = {
  age: inFive('身份证件或户口簿', '身分證件或戶口簿', 'ID or household register', 'documento de identidad', 'pièce d’identité'),
  height: inFive('量身高', '量身高', 'height at the gate', 'estatura en la entrada', 'taille mesurée à l’entrée'),
  student: inFive('学生证', '學生證', 'student card', 'carné de estudiante', 'carte d’étudiant'),
  soldier: inFive('军人证件', '軍人證件', 'military ID', 'tarjeta militar', 'carte militaire'),
  veteran: inFive('退役军人优待证', '退役軍人優待證', 'veteran’s card', 'tarjeta de veterano', 'carte d’ancien combattant'),
  firefighter: inFive('消防救援人员证件', '消防救援人員證件', 'firefighter’s ID', 'tarjeta de bombero', 'carte de pompier'),
  disabled: inFive('残疾人证', '身心障礙證明', 'disability card', 'tarjeta de discapacidad', 'carte d’invalidité'),
  local: inFive(
    '居住证或本地身份证',
    '居住證或本地身分證',
    'local ID or residence permit',
    'documento o permiso de residencia',
    'pièce d’identité ou titre de séjour local',
  ),
};
