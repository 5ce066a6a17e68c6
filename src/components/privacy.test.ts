import { setItem } from '@/platform/storage';
import { agree, hasAgreed } from './privacy';

beforeEach(() => setItem('privacy-agreed', ''));

it('asks once for a notice, and once more for each new version of the park’s legal texts', async () => {
  expect(hasAgreed('ticket')).toBe(false);
  await agree('ticket');
  expect([undefined, 0, 1].map((version) => hasAgreed('ticket', version))).toEqual([true, true, false]);
  await agree('ticket', 1);
  // Taken back, or not known yet: nobody is asked again.
  expect([undefined, 0, 1, 2].map((version) => hasAgreed('ticket', version))).toEqual([true, true, true, false]);
});

it('asks again for a notice that says something new, whatever the legal texts', async () => {
  setItem('privacy-agreed', '0.7');
  expect(hasAgreed('ticket', 7)).toBe(false);
});
