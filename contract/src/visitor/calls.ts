import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** All counts of the visitor's own page in one call. */
export const getMine = defineCall<Schemas['getMine']>('GET', '/api/visitorWechat/getMine', 'user');

/** Whose an order, a call for help or a feedback is: all that the help desk needs in order to look at points. */
export const findVisitor = defineCall<Schemas['findVisitor']>('POST', '/api/visitorAdmin/findVisitor', 'points.correct');

/** What the park keeps of the visitor, by area, and what is open. */
export const getOwnData = defineCall<Schemas['getOwnData']>('GET', '/api/visitorWechat/getOwnData', 'user');

/** Makes the link to a file of everything, good once; the one before is good no more. */
export const exportOwnData = defineCall<Schemas['exportOwnData']>('POST', '/api/visitorWechat/exportOwnData', 'user');

/** Erases the visitor. */
export const eraseMe = defineCall<Schemas['eraseMe']>('POST', '/api/visitorWechat/eraseMe', 'user');
