import { DEFAULT_HOURS } from '@park/contract/park/hours';
import { addDays } from '@park/contract/parkTime';
import { getOpening } from '@park/contract/ticket/product/calls';
import type { Opening } from '@park/contract/ticket/product/schemas';
import { screen } from '@testing-library/dom';
import { PARK } from '@/api/testing/park';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { ParkBanner } from '@/features/park/ParkBanner';
import { TicketsLeft } from '@/features/ticket/product/TicketsLeft';
import { useOpening } from '@/features/ticket/product/useOpening';
import { loadLanguage } from '@/i18n/language';

jest.mock('@tarojs/taro', () => jest.requireActual('@/ui/testing/taroWith').taroWith({ usePullDownRefresh: () => {} }));

const TODAY = '2026-11-18';
const at = (clock: string) => Date.parse(`${TODAY}T${clock}:00+08:00`);
const day = (one: string, reason: string | null): Opening['today'] => ({
  day: one,
  closed: reason !== null,
  reason,
  slots: [],
});
const opening = (reason: string | null, next: string): Opening => ({
  today: day(TODAY, reason),
  tomorrow: day(addDays(TODAY, 1), next > addDays(TODAY, 1) ? 'Storm' : null),
  next,
});

/** The head of the home, as the page puts it together. */
function Head({ now }: { now: number }) {
  return <ParkBanner now={now} hours={DEFAULT_HOURS} park={PARK} opening={useOpening(now)} />;
}

let park: TestPark;
beforeEach(async () => {
  await loadLanguage('en');
  park = await startTestPark();
  park.answer(getOpening, () => opening('Storm', '2026-11-20'));
});
afterEach(() => park.close());

it('says on a closed day that the park is closed, why, and when it opens again', async () => {
  park.show(<Head now={at('11:00')} />);
  expect(await screen.findByText(/^Closed today, open again on .*20 Nov/)).toBeTruthy();
  expect(screen.getByText('Storm')).toBeTruthy();
  expect(screen.queryByText(/Open now|^Open 09/)).toBeNull();
});

it('promises no opening tomorrow when tomorrow is closed', async () => {
  park.answer(getOpening, () => opening(null, '2026-11-20'));
  park.show(<Head now={at('19:00')} />);
  expect(await screen.findByText(/^Closed today, open again on .*20 Nov/)).toBeTruthy();
});

it('asks anew when the day it knows of is over', async () => {
  let isFirst = true;
  park.answer(getOpening, () => {
    const now = opening('Storm', '2026-11-20');
    const answer = isFirst ? { ...now, today: day('2026-11-17', 'Flood') } : now;
    isFirst = false;
    return answer;
  });
  park.show(<Head now={at('11:00')} />);
  expect(await screen.findByText('Storm')).toBeTruthy();
  expect(park.calls(getOpening)).toHaveLength(2);
});

it('says of a day without an entry time that nothing is on sale', () => {
  park.show(<TicketsLeft opening={opening(null, '2026-11-19')} />);
  expect(screen.getAllByText('None on sale')).toHaveLength(2);
});
