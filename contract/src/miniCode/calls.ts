import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** The code that WeChat draws; asked again it is the same one. */
export const getMiniCode = call<'getMiniCode'>('GET', '/api/miniCodeAdmin/getMiniCode', 'content.write');
