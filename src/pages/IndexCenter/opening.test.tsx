import { getTicket, getTickets } from '@park/contract/ticket/product/calls';
import { screen } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { parkStatus } from '@/features/park/hours';
import { ParkBanner } from '@/features/park/ParkBanner';
import { useOpening } from '@/features/ticket/product/useOpening';
import { DETAIL } from '@/features/ticket/testProducts';
import { loadLanguage } from '@/i18n/language';

jest.mock('@tarojs/taro', () => jest.requireActual('@/ui/testing/taroWith').taroWith({}));

const TODAY = '2026-11-18';
const at = (clock: string) => Date.parse(`${TODAY}T${clock}:00+08:00`);
const day = (one: string, state: 'open' | 'closed', closedReason: string | null = null) => ({
  ...{ day: one, state, closedReason },
  remaining: state === 'open' ? 9 : 0,
});
const product = (state: 'open' | 'closed' | 'soldOut') => ({ ...DETAIL, day: TODAY, remaining: 0, state });

/** The head of the home, as the page puts it together. */
function Head({ now }: { now: number }) {
  return <ParkBanner now={now} opening={useOpening(now, parkStatus(now) === 'after')} />;
}

let park: TestPark;
beforeEach(async () => {
  await loadLanguage('en');
  park = await startTestPark();
  park.answer(getTickets, () => [product('closed'), product('closed')]);
  park.answer(getTicket, () => ({
    ...DETAIL,
    days: [day(TODAY, 'closed', 'Storm'), day('2026-11-19', 'closed', 'Storm'), day('2026-11-20', 'open')],
  }));
});
afterEach(() => park.close());

it('says on a closed day that the park is closed, why, and when it opens again', async () => {
  park.show(<Head now={at('11:00')} />);
  expect(await screen.findByText(/^Closed today, open again on .*20 Nov/)).toBeTruthy();
  expect(screen.getByText('Storm')).toBeTruthy();
  expect(screen.queryByText(/Open now|^Open 09/)).toBeNull();
});

it('promises no opening tomorrow when tomorrow is closed', async () => {
  park.answer(getTickets, () => [product('open')]);
  park.show(<Head now={at('19:00')} />);
  expect(await screen.findByText(/^Closed today, open again on .*20 Nov/)).toBeTruthy();
});

it('is open by the clock where only one product is closed or sold out', async () => {
  park.answer(getTickets, () => [product('closed'), product('soldOut')]);
  park.show(<Head now={at('11:00')} />);
  await screen.findByText('Open now, until 18:00');
  expect(park.calls(getTicket)).toEqual([]);
});
