import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** The code that WeChat draws; asked again it is the same one. */
export const getMiniCode = defineCall<Schemas['getMiniCode']>('GET', '/api/miniCodeAdmin/getMiniCode', 'content.write');
