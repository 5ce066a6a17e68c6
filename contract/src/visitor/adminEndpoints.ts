import { endpoint } from '../endpoint';
import type { FindVisitorIn, FoundVisitor } from './adminSchemas';

/** Whose an order, a call for help or a feedback is: all that the help desk needs in order to look at points. */
export const findVisitor = endpoint<FindVisitorIn, FoundVisitor>('POST', '/api/visitorAdmin/findVisitor', 'admin', [
  'helpDesk',
]);
