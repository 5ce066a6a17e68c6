import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getMine = call<'getMine'>('GET', '/api/visitorWechat/getMine', 'user');

/** All that the help desk needs in order to look at points. */
export const findVisitor = call<'findVisitor'>('POST', '/api/visitorAdmin/findVisitor', 'points.correct');

export const getOwnData = call<'getOwnData'>('GET', '/api/visitorWechat/getOwnData', 'user');

/** Makes the link to a file of everything, good once; the one before is good no more. */
export const exportOwnData = call<'exportOwnData'>('POST', '/api/visitorWechat/exportOwnData', 'user');

export const eraseMe = call<'eraseMe'>('POST', '/api/visitorWechat/eraseMe', 'user');
