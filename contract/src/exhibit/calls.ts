import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** Everything that is shown, in the order of its numbers. */
export const getExhibits = call<'getExhibits'>('GET', '/api/exhibitWechat/getExhibits', 'public');
/** What its sign opens, signed in or not. */
export const getExhibit = call<'getExhibit'>('GET', '/api/exhibitWechat/getExhibit', 'public');
/** One fact of nobody: sent without a sign-in, counted by day, and safe to lose. */
export const tellHeard = call<'tellHeard'>('POST', '/api/exhibitWechat/tellHeard', 'public');

/** All that staff keep, removed ones aside, in the order of their numbers. */
export const getAdminExhibits = call<'getAdminExhibits'>('GET', '/api/exhibitAdmin/getExhibits', 'content.write');
export const getAdminExhibit = call<'getAdminExhibit'>('GET', '/api/exhibitAdmin/getExhibit', 'content.write');
/** What it was before, with the recordings that it has now. */
export const getExhibitVersions = call<'getExhibitVersions'>('GET', '/api/exhibitAdmin/getVersions', 'content.write');
export const saveExhibit = call<'saveExhibit'>('POST', '/api/exhibitAdmin/saveExhibit', 'content.write');
/** For good: its number is on a sign, and is never given again. What is removed may be removed again. */
export const removeExhibit = call<'removeExhibit'>('POST', '/api/exhibitAdmin/removeExhibit', 'content.write');
export const exportExhibits = call<'exportExhibits'>('GET', '/api/exhibitAdmin/exportExhibits', 'content.write');
/** A line for each exhibit, language and way; one that nobody heard has none. */
export const getHeard = call<'getHeard'>('GET', '/api/exhibitAdmin/getHeard', 'content.write');
export const exportHeard = call<'exportHeard'>('GET', '/api/exhibitAdmin/exportHeard', 'content.write');
