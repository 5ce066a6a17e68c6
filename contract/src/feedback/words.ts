import { inFive, type Words } from '../words';
import type { FeedbackKind, FeedbackState } from './limits';

export const feedback: Words<FeedbackState> = {
  received: inFive('待处理', '待處理', 'To answer', 'Por responder', 'À traiter'),
  inHand: inFive('处理中', '處理中', 'In progress', 'En curso', 'En cours'),
  answered: inFive('已答复', '已答覆', 'Answered', 'Respondido', 'Répondu'),
};

export const feedbackKind: Words<FeedbackKind> = {
  complaint: inFive('投诉', '投訴', 'Complaint', 'Queja', 'Réclamation'),
  suggestion: inFive('建议', '建議', 'Suggestion', 'Sugerencia', 'Suggestion'),
  praise: inFive('表扬', '表揚', 'Praise', 'Felicitación', 'Compliment'),
  question: inFive('咨询', '諮詢', 'Question', 'Pregunta', 'Question'),
};
