import { order } from './order';
import { ticket } from './ticket';

export const messages = { ticket, order };
