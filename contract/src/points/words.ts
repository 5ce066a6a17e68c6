import { inFive, type Words } from '../words';
import type { PointSource } from './limits';

export const points: Words<PointSource> = {
  order: inFive('门票', '門票', 'Tickets', 'Entradas', 'Billets'),
  activity: inFive('活动', '活動', 'Activity', 'Actividad', 'Activité'),
  walk: inFive('路线', '路線', 'Walk', 'Recorrido', 'Parcours'),
  checkIn: inFive('签到', '簽到', 'Check-in', 'Visita diaria', 'Pointage'),
  correction: inFive('更正', '更正', 'Correction', 'Corrección', 'Correction'),
};
