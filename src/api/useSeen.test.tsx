import type { Call } from '@park/contract/call';
import type { Page, PageQuery } from '@park/contract/envelope';
import { screen } from '@testing-library/dom';
import { startTestPark, type TestPark } from './testing/testPark';
import { useCall } from './useCall';
import { useList } from './useList';
import { useSeen } from './useSeen';

interface Stone {
  id: string;
  name: string;
}
const getStones: Call<PageQuery, Page<Stone>> = { method: 'POST', path: '/api/stoneWechat/getStones', auth: 'public' };
const getAll: Call<{ day: string }, Stone[]> = { method: 'GET', path: '/api/stoneWechat/getAll', auth: 'public' };

const STONES: Stone[] = [
  { id: 'a', name: 'Ammonite' },
  { id: 'b', name: 'Belemnite' },
];

let park: TestPark;
beforeEach(async () => {
  park = await startTestPark();
  park.answer(getStones, () => ({
    items: STONES,
    page: 1,
    pageSize: 20,
    total: 2,
    totalPages: 1,
    hasPrevPage: false,
    hasNextPage: false,
  }));
  park.answer(getAll, () => STONES);
});
afterEach(() => park.close());

function Head({ id }: { id: string }) {
  return <p>{`${useSeen(getStones, id)?.name} ${useSeen(getAll, id)?.name}`}</p>;
}

function Lists({ id }: { id: string }) {
  const paged = useList(getStones, {});
  const whole = useCall(getAll, { day: '2026-11-18' });
  return paged.items.length > 0 && whole.data ? <Head id={id} /> : null;
}

it('finds a thing in a list that is there, in pages or whole', async () => {
  park.show(<Lists id="b" />);
  await screen.findByText('Belemnite Belemnite');
});

it('knows nothing of a thing that no list has named', async () => {
  park.show(<Lists id="c" />);
  await screen.findByText('undefined undefined');
});
