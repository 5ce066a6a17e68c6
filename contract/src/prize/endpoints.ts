import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type {
  EnterIn,
  EntrantList,
  EntryReceipt,
  PrizeDraw,
  PrizeRound,
  PrizeStatus,
  RoundIdIn,
  RoundIn,
  RoundsIn,
  StatusIn,
} from './schemas';

/** All rounds but drafts without an opening time, newest first. */
export const getRounds = endpoint<RoundsIn, Page<PrizeRound>>('POST', '/api/prizeWechat/getRounds', 'public');
/** Null when no id was given and there is no round at all. @see RoundIn */
export const getRound = endpoint<RoundIn, PrizeRound | null>('GET', '/api/prizeWechat/getRound', 'public');
/** One entry an account a round; the same account with the same name and phone answers with the same again, so a retry is safe. */
export const enter = endpoint<EnterIn, EntryReceipt>('POST', '/api/prizeWechat/enter', 'user');
/** A forged receipt, a phone that did not enter and another name are all `entryNotFound`. */
export const getStatus = endpoint<StatusIn, PrizeStatus>('POST', '/api/prizeWechat/getStatus', 'public');
export const getDraw = endpoint<RoundIdIn, PrizeDraw>('GET', '/api/prizeWechat/getDraw', 'public');
/** From the closing on, and never another one: it may be kept. */
export const getEntrants = endpoint<RoundIdIn, EntrantList>('GET', '/api/prizeWechat/getEntrants', 'public');
