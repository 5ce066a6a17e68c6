/** What other modules ask of days: whoever lets people in counts against them. */
export { lockDays } from './parkDay.repo';
export { checkDayLeft } from './parkDay.rules';
