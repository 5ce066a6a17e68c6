import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type {
  AddFeedBackIn,
  AddToFeedBackIn,
  FeedBacksIn,
  Feedback,
  FeedbackIdIn,
  FeedbackSummary,
  RateFeedBackIn,
} from './schemas';

/** One's own, newest first. */
export const getFeedBacks = endpoint<FeedBacksIn, Page<FeedbackSummary>>('POST', '/api/feedBackWechat/getFeedBacks', 'user');
export const getFeedBack = endpoint<FeedbackIdIn, Feedback>('GET', '/api/feedBackWechat/getFeedBack', 'user');
/** Needs an `Idempotency-Key`: the same one makes one, however often it arrives. */
export const addFeedBack = endpoint<AddFeedBackIn, Feedback>('POST', '/api/feedBackWechat/addFeedBack', 'user');
/** Once; the same text again changes nothing. An answered one is then to be answered again. */
export const addToFeedBack = endpoint<AddToFeedBackIn, Feedback>('POST', '/api/feedBackWechat/addToFeedBack', 'user');
/** Of an answer, once; the same rating again changes nothing. */
export const rateFeedBack = endpoint<RateFeedBackIn, Feedback>('POST', '/api/feedBackWechat/rateFeedBack', 'user');
