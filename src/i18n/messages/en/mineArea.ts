import type { AreaTexts } from '../../areas';
import { help } from './help';
import { inbox } from './inbox';
import { points } from './points';

export const messages: AreaTexts['mine'] = { inbox, points, help };
