import { callsOf } from '../../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** All that is published of a ballot, whatever its state. */
export const getBallot = call<'getBallot'>('GET', '/api/ticketWechat/getBallot', 'public');
/** From the closing on the list, once drawn the outcome; neither is ever another one. */
export const getBallotList = call<'getBallotList'>('GET', '/api/ticketWechat/getBallotList', 'public');
/** One's entries, until two weeks after their draw, newest first. */
export const getBallotEntries = call<'getBallotEntries'>('GET', '/api/ticketWechat/getBallotEntries', 'user', true);
/** Signs up, or changes the entry one has, which keeps its number. */
export const enterBallot = call<'enterBallot'>('POST', '/api/ticketWechat/enterBallot', 'user');
/** Repeating it changes nothing. */
export const leaveBallot = call<'leaveBallot'>('POST', '/api/ticketWechat/leaveBallot', 'user');

export const getAdminBallots = call<'getAdminBallots'>('POST', '/api/ticketAdmin/getAdminBallots', 'stock.write');
export const getAdminBallot = call<'getAdminBallot'>('GET', '/api/ticketAdmin/getAdminBallot', 'stock.write');
/** Publishes the commitment and takes the slots off ordinary sale. The same `id` again answers with the ballot it made. */
export const openBallot = call<'openBallot'>('POST', '/api/ticketAdmin/openBallot', 'stock.write');
/** Before its draw alone: the slots are on ordinary sale again, and everybody who signed up is told. */
export const callOffBallot = call<'callOffBallot'>('POST', '/api/ticketAdmin/callOffBallot', 'stock.write');
