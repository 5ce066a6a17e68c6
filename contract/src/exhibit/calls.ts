import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Everything that is shown, in the order of its numbers. */
export const getExhibits = defineCall<Schemas['getExhibits']>('GET', '/api/exhibitWechat/getExhibits', 'public');
/** What its sign opens, signed in or not. */
export const getExhibit = defineCall<Schemas['getExhibit']>('GET', '/api/exhibitWechat/getExhibit', 'public');
/** One fact of nobody: sent without a sign-in, counted by day, and safe to lose. */
export const tellHeard = defineCall<Schemas['tellHeard']>('POST', '/api/exhibitWechat/tellHeard', 'public');

/** All that staff keep, removed ones aside, in the order of their numbers. */
export const getAdminExhibits = defineCall<Schemas['getAdminExhibits']>(
  'GET',
  '/api/exhibitAdmin/getExhibits',
  'content.write',
);
export const getAdminExhibit = defineCall<Schemas['getAdminExhibit']>('GET', '/api/exhibitAdmin/getExhibit', 'content.write');
/** What it was before, with the recordings that it has now. */
export const getExhibitVersions = defineCall<Schemas['getExhibitVersions']>(
  'GET',
  '/api/exhibitAdmin/getVersions',
  'content.write',
);
export const saveExhibit = defineCall<Schemas['saveExhibit']>('POST', '/api/exhibitAdmin/saveExhibit', 'content.write');
/** For good: its number is on a sign, and is never given again. What is removed may be removed again. */
export const removeExhibit = defineCall<Schemas['removeExhibit']>('POST', '/api/exhibitAdmin/removeExhibit', 'content.write');
export const exportExhibits = defineCall<Schemas['exportExhibits']>('GET', '/api/exhibitAdmin/exportExhibits', 'content.write');
/** A line for each exhibit, language and way; one that nobody heard has none. */
export const getHeard = defineCall<Schemas['getHeard']>('GET', '/api/exhibitAdmin/getHeard', 'content.write');
export const exportHeard = defineCall<Schemas['exportHeard']>('GET', '/api/exhibitAdmin/exportHeard', 'content.write');
