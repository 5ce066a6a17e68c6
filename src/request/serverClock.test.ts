import { hearServerTime, serverNow } from './serverClock';

const PHONE = Date.parse('2026-11-21T10:00:00+08:00');
const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);

beforeEach(() => at(PHONE));
afterEach(() => {
  hearServerTime(new Date(Date.now()).toISOString());
  jest.restoreAllMocks();
});

it('goes with the server when the phone is an hour behind', () => {
  hearServerTime('2026-11-21T11:00:00+08:00');
  expect(Math.abs(serverNow() - Date.parse('2026-11-21T11:00:00+08:00'))).toBeLessThan(1000);
  at(PHONE + 60_000);
  expect(Math.abs(serverNow() - Date.parse('2026-11-21T11:01:00+08:00'))).toBeLessThan(1000);
});

it('does not tremble with every answer', () => {
  hearServerTime('2026-11-21T11:00:00+08:00');
  const before = serverNow();
  at(PHONE + 300);
  hearServerTime('2026-11-21T11:00:00+08:00');
  expect(serverNow()).toBe(before + 300);
});

it('follows a visitor who mends the phone’s clock', () => {
  hearServerTime('2026-11-21T11:00:00+08:00');
  at(PHONE + 3_600_000);
  hearServerTime('2026-11-21T11:00:00+08:00');
  expect(Math.abs(serverNow() - Date.parse('2026-11-21T11:00:00+08:00'))).toBeLessThan(1000);
});

it('learns nothing from a stranger’s answer', () => {
  const before = serverNow();
  for (const time of [undefined, null, 12, '', 'soon']) hearServerTime(time);
  expect(serverNow()).toBe(before);
});
