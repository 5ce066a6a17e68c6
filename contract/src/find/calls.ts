import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Nobody has to be signed in. Sent again under its `clientId` it is known, and changes nothing. */
export const reportFind = call<'reportFind'>('POST', '/api/findWechat/reportFind', 'public');
/** This phone's own, newest first. Nothing of where they are is told again. */
export const getFinds = call<'getFinds'>('POST', '/api/findWechat/getFinds', 'public');
/**
 * A picture of a find that the park has: multipart field `file`, `id` and `photo` in the query, the phone's secret in the header
 * `park-device`. The same `photo` again changes nothing.
 */
export const addFindPhoto = call<'addFindPhoto'>('POST', '/api/findWechat/addFindPhoto', 'public');

/** What waits first, the longest waiting first; else newest first. Where they are is not told here. */
export const getAdminFinds = call<'getAdminFinds'>('POST', '/api/findAdmin/getFinds', 'help.answer');
export const getAdminFind = call<'getAdminFind'>('GET', '/api/findAdmin/getFind', 'help.answer');
export const getFindPlace = call<'getFindPlace'>('POST', '/api/findAdmin/getFindPlace', 'help.answer');
/** One member of staff looks at it; another one is told who it is. */
export const takeFind = call<'takeFind'>('POST', '/api/findAdmin/takeFind', 'help.answer');
/** Writes a step behind those that are there; sent again it is known. None is ever changed. */
export const addFindStep = call<'addFindStep'>('POST', '/api/findAdmin/addFindStep', 'help.answer');
/** For the authority: places, history and pictures' ids included. Written down like each export. */
export const exportFinds = call<'exportFinds'>('GET', '/api/findAdmin/exportFinds', 'help.answer');
