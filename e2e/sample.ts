import { readFileSync } from 'node:fs';
import type { ParkProfile } from '../contract/src/park/schemas';
import { inRoot } from '../scripts/root';

/** What the sample park is, as its file has it. */
export const SAMPLE = JSON.parse(readFileSync(inRoot('content', 'sample-park', 'park.json'), 'utf8')) as ParkProfile;
