import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { AdminFeedBacksIn, AdminFeedback, AdminFeedbackSummary, AnswerFeedBackIn, FeedbackIdIn } from './schemas';

/** Newest first; with `order: 'asc'` who has waited longest. */
export const getAdminFeedBacks = endpoint<AdminFeedBacksIn, Rows<AdminFeedbackSummary>>(
  'POST',
  '/api/feedBackAdmin/getFeedBacks',
  'admin',
  ['helpDesk'],
);
export const getAdminFeedBack = endpoint<FeedbackIdIn, AdminFeedback>('GET', '/api/feedBackAdmin/getFeedBack', 'admin', [
  'helpDesk',
]);
/** Takes it in hand: `feedbackTaken` says who was first. */
export const takeFeedBack = endpoint<FeedbackIdIn, AdminFeedback>('POST', '/api/feedBackAdmin/takeFeedBack', 'admin', [
  'helpDesk',
]);
/** The visitor gets a message. The same text again changes nothing. */
export const answerFeedBack = endpoint<AnswerFeedBackIn, AdminFeedback>('POST', '/api/feedBackAdmin/answerFeedBack', 'admin', [
  'helpDesk',
]);
/** The list as a file, contacts masked. */
export const exportFeedBacks = endpoint<ExportIn<AdminFeedBacksIn>, ExportedFile>(
  'GET',
  '/api/feedBackAdmin/exportFeedBacks',
  'admin',
  ['helpDesk'],
);
