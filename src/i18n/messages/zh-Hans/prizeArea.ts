import { admin } from './admin';
import { prize } from './prize';

export const messages = { prize, admin };
