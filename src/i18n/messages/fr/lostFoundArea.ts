import type { AreaTexts } from '../../areas';
import { lostFound } from './lostFound';
import { pictures } from './pictures';

export const messages: AreaTexts['lostFound'] = { lostFound: { ...lostFound, pictures } };
