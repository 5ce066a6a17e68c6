import { help } from './help';
import { inbox } from './inbox';
import { points } from './points';

export const messages = { inbox, points, help };
