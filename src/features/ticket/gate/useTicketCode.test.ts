import { untilNextCode } from './useTicketCode';

it('asks for the next code when the old one ends, spread over two seconds, and never in a rush', () => {
  expect(untilNextCode(30_000, 0, 0)).toBe(30_000);
  expect(untilNextCode(30_000, 1, 0)).toBe(32_000);
  expect(untilNextCode(30_000, 0, 40_000)).toBe(500);
});
