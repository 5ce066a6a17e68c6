import { getPark } from '@park/contract/park/calls';
import { getOwnData } from '@park/contract/visitor/calls';
import { screen, waitFor } from '@testing-library/dom';
import { PARK } from '@/api/testing/park';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { OwnDataView } from './OwnDataView';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({ useDidShow: () => {}, usePullDownRefresh: () => {} }),
);

let park: TestPark;

beforeEach(async () => {
  park = await startTestPark();
});

afterEach(() => park.close());

test('shows nothing of a part that is off, unless the park keeps something of it', async () => {
  const area = (area: 'orders' | 'points' | 'draws', count: number) => ({
    area,
    title: `my ${area}`,
    count,
    text: '',
    erased: '',
  });
  park.answer(getPark, () => ({ ...PARK, partsOff: ['points', 'prize'] }));
  park.answer(getOwnData, () => ({ areas: [area('orders', 0), area('points', 0), area('draws', 1)], open: [] }));
  park.show(<OwnDataView />);
  await screen.findByText('my orders');
  await waitFor(() => expect(screen.queryByText('my points')).toBeNull());
  expect(screen.getByText('my draws')).toBeTruthy();
});
