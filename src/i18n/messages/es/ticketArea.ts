import type { AreaTexts } from '../../areas';
import { order } from './order';
import { ticket } from './ticket';

export const messages: AreaTexts['ticket'] = { ticket, order };
