import type { FindVisitorIn } from '@park/contract/visitor/adminSchemas';

/** As the contract's, which stand beside zod. */
export const VISITOR_CLUES = ['order', 'help', 'feedback'] as const satisfies readonly FindVisitorIn['by'][];
