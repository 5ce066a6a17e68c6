/**
 * When the park is open, the same every day of the year: the ticket slots of the product (09:00 to 17:30 entry) with half an
 * hour to leave. Closures follow from what is sold (decision 167).
 */
export const PARK_HOURS = { from: '09:00', lastEntry: '17:30', until: '18:00' } as const;
