import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Nobody has to be signed in. Sent again under its `clientId` it is known, and changes nothing. */
export const reportFind = defineCall<Schemas['reportFind']>('POST', '/api/findWechat/reportFind', 'public');
/** This phone's own, newest first. Nothing of where they are is told again. */
export const getFinds = defineCall<Schemas['getFinds']>('POST', '/api/findWechat/getFinds', 'public');
/**
 * A picture of a find that the park has: multipart field `file`, `id` and `photo` in the query, the phone's secret in the header
 * `park-device`. The same `photo` again changes nothing.
 */
export const addFindPhoto = defineCall<Schemas['addFindPhoto']>('POST', '/api/findWechat/addFindPhoto', 'public');

/** What waits first, the longest waiting first; else newest first. Where they are is not told here. */
export const getAdminFinds = defineCall<Schemas['getAdminFinds']>('POST', '/api/findAdmin/getFinds', 'help.answer');
export const getAdminFind = defineCall<Schemas['getAdminFind']>('GET', '/api/findAdmin/getFind', 'help.answer');
/** Where it is. Each look is written down. */
export const getFindPlace = defineCall<Schemas['getFindPlace']>('POST', '/api/findAdmin/getFindPlace', 'help.answer');
/** One member of staff looks at it; another one is told who it is. */
export const takeFind = defineCall<Schemas['takeFind']>('POST', '/api/findAdmin/takeFind', 'help.answer');
/** Writes a step behind those that are there; sent again it is known. None is ever changed. */
export const addFindStep = defineCall<Schemas['addFindStep']>('POST', '/api/findAdmin/addFindStep', 'help.answer');
/** For the authority: places, history and pictures' ids included. Written down like each export. */
export const exportFinds = defineCall<Schemas['exportFinds']>('GET', '/api/findAdmin/exportFinds', 'help.answer');
