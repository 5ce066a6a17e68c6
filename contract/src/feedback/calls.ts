import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** One's own, newest first. */
export const getFeedBacks = defineCall<Schemas['getFeedBacks']>('POST', '/api/feedBackWechat/getFeedBacks', 'user');
export const getFeedBack = defineCall<Schemas['getFeedBack']>('GET', '/api/feedBackWechat/getFeedBack', 'user');
/** Needs an `Idempotency-Key`: the same one makes one, however often it arrives. */
export const addFeedBack = defineCall<Schemas['addFeedBack']>('POST', '/api/feedBackWechat/addFeedBack', 'user');
/** Once; the same text again changes nothing. An answered one is then to be answered again. */
export const addToFeedBack = defineCall<Schemas['addToFeedBack']>('POST', '/api/feedBackWechat/addToFeedBack', 'user');
/** Of an answer, once; the same rating again changes nothing. */
export const rateFeedBack = defineCall<Schemas['rateFeedBack']>('POST', '/api/feedBackWechat/rateFeedBack', 'user');

/** Newest first; with `order: 'asc'` who has waited longest. */
export const getAdminFeedBacks = defineCall<Schemas['getAdminFeedBacks']>(
  'POST',
  '/api/feedBackAdmin/getFeedBacks',
  'feedback.answer',
);
export const getAdminFeedBack = defineCall<Schemas['getAdminFeedBack']>(
  'GET',
  '/api/feedBackAdmin/getFeedBack',
  'feedback.answer',
);
/** Takes it in hand: `feedbackTaken` says who was first. */
export const takeFeedBack = defineCall<Schemas['takeFeedBack']>('POST', '/api/feedBackAdmin/takeFeedBack', 'feedback.answer');
/** The visitor gets a message. The same text again changes nothing. */
export const answerFeedBack = defineCall<Schemas['answerFeedBack']>(
  'POST',
  '/api/feedBackAdmin/answerFeedBack',
  'feedback.answer',
);
/** Contacts masked. */
export const exportFeedBacks = defineCall<Schemas['exportFeedBacks']>(
  'GET',
  '/api/feedBackAdmin/exportFeedBacks',
  'feedback.answer',
);
