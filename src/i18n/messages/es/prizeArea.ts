import type { AreaTexts } from '../../areas';
import { admin } from './admin';
import { prize } from './prize';

export const messages: AreaTexts['prize'] = { prize, admin };
