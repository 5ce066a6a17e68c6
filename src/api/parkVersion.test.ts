import { getPark } from '@park/contract/park/calls';
import { QueryObserver } from '@tanstack/react-query';
import { hearParkVersion } from './parkVersion';
import { queryClient } from './queryClient';
import { PARK } from './testing/park';
import { keyOf } from './useCall';

jest.mock('@/platform/pageStack', () => ({ currentUrl: () => '/pages/IndexCenter/IndexCenter' }));

let version: number;
let requests: number;
let leave: () => void;

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  version = 3;
  requests = 0;
  const queryFn = async () => {
    requests += 1;
    return { ...PARK, version };
  };
  leave = new QueryObserver(queryClient, { queryKey: keyOf(getPark, '', {}), queryFn }).subscribe(() => {});
  await settled();
});
afterEach(() => {
  leave();
  queryClient.clear();
});

const known = () => queryClient.getQueryData<typeof PARK>(keyOf(getPark, '', {}))?.version;

it('hears what the park is once more when it was saved, once however many answers tell so', async () => {
  for (const same of [2, 3]) hearParkVersion(same);
  await settled();
  expect(requests).toBe(1);
  version = 4;
  for (let answers = 0; answers < 5; answers += 1) hearParkVersion(4);
  await settled();
  hearParkVersion(4);
  await settled();
  expect([requests, known()]).toEqual([2, 4]);
});

it('does not ask a server that is behind at every answer, and asks it again', async () => {
  for (let answers = 0; answers < 5; answers += 1) {
    hearParkVersion(5);
    await settled();
  }
  expect([requests, known()]).toEqual([2, 3]);
  version = 5;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
  hearParkVersion(5);
  jest.restoreAllMocks();
  await settled();
  expect([requests, known()]).toEqual([3, 5]);
});

it('takes the answer of an older release for an older one, and asks nothing where nothing shows it', async () => {
  const { version: _, ...older } = PARK;
  queryClient.setQueryData(keyOf(getPark, '', {}), older);
  version = 6;
  hearParkVersion(6);
  await settled();
  expect(known()).toBe(6);
  queryClient.clear();
  const before = requests;
  hearParkVersion(7);
  await settled();
  expect(requests).toBe(before);
});
