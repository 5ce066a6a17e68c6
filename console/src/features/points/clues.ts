import type { CallInput } from '@park/contract/call';
import type { findVisitor } from '@park/contract/visitor/calls';

/** As the contract's, which stand beside zod. */
export const VISITOR_CLUES = ['order', 'help', 'feedback'] as const satisfies readonly CallInput<typeof findVisitor>['by'][];
