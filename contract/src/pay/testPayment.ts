/** What a test payment is for, where an order's id stands otherwise. */
export const TEST_SUBJECT = 'test-payment';
