import { inFive, type Words } from '../../words';
import type { ComplaintState } from './limits';

export const complaint: Words<ComplaintState> = {
  pending: inFive('待处理', '待處理', 'To answer', 'Por responder', 'À traiter'),
  processing: inFive('处理中', '處理中', 'In hand', 'En curso', 'En cours'),
  processed: inFive('已完成', '已完成', 'Completed', 'Completada', 'Terminée'),
};
