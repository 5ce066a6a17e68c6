import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** One's own, newest first. */
export const getFeedBacks = call<'getFeedBacks'>('POST', '/api/feedBackWechat/getFeedBacks', 'user');
export const getFeedBack = call<'getFeedBack'>('GET', '/api/feedBackWechat/getFeedBack', 'user');
/** Needs an `Idempotency-Key`: the same one makes one, however often it arrives. */
export const addFeedBack = call<'addFeedBack'>('POST', '/api/feedBackWechat/addFeedBack', 'user');
/** Once; the same text again changes nothing. An answered one is then to be answered again. */
export const addToFeedBack = call<'addToFeedBack'>('POST', '/api/feedBackWechat/addToFeedBack', 'user');
/** Of an answer, once; the same rating again changes nothing. */
export const rateFeedBack = call<'rateFeedBack'>('POST', '/api/feedBackWechat/rateFeedBack', 'user');

/** Newest first; with `order: 'asc'` who has waited longest. */
export const getAdminFeedBacks = call<'getAdminFeedBacks'>('POST', '/api/feedBackAdmin/getFeedBacks', 'feedback.answer');
export const getAdminFeedBack = call<'getAdminFeedBack'>('GET', '/api/feedBackAdmin/getFeedBack', 'feedback.answer');
/** Takes it in hand: `feedbackTaken` says who was first, or has it now where `from` does not. */
export const takeFeedBack = call<'takeFeedBack'>('POST', '/api/feedBackAdmin/takeFeedBack', 'feedback.answer');
export const getFeedBackNotes = call<'getFeedBackNotes'>('GET', '/api/feedBackAdmin/getFeedBackNotes', 'feedback.answer');
/** The same `id` again writes nothing again. @returns all notes of the feedback */
export const addFeedBackNote = call<'addFeedBackNote'>('POST', '/api/feedBackAdmin/addFeedBackNote', 'feedback.answer');
/** The visitor gets a message. The same text again changes nothing. */
export const answerFeedBack = call<'answerFeedBack'>('POST', '/api/feedBackAdmin/answerFeedBack', 'feedback.answer');
/** Contacts masked. */
export const exportFeedBacks = call<'exportFeedBacks'>('GET', '/api/feedBackAdmin/exportFeedBacks', 'feedback.answer');
