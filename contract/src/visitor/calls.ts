import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** All counts of the visitor's own page in one call. */
export const getMine = defineCall<Schemas['getMine']>('GET', '/api/visitorWechat/getMine', 'user');

/** Whose an order, a call for help or a feedback is: all that the help desk needs in order to look at points. */
export const findVisitor = defineCall<Schemas['findVisitor']>('POST', '/api/visitorAdmin/findVisitor', ['helpDesk']);
