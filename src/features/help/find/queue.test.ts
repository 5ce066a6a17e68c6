import { addFindPhoto, getFinds, reportFind } from '@park/contract/find/calls';
import type { Find, ReportFindIn } from '@park/contract/find/schemas';
import { waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { listIn } from '@/platform/persistentList';
import { getItem } from '@/platform/storage';
import { enqueueFind } from './queue';
import { isPhotoRefused, isRefused, isWaiting } from './queueRules';

const INPUT: ReportFindIn = {
  clientId: 'find-1-of-this-phone',
  device: 'd'.repeat(64),
  kind: 'bone',
  words: 'A rib',
  placeWords: 'By the bridge',
  position: null,
  foundAt: '2026-05-04T12:00:00+08:00',
};
const FIND: Find = {
  id: 'f1',
  number: 'FS260504-AAAAA',
  kind: 'bone',
  state: 'received',
  foundAt: '2026-05-04T12:00:00+08:00',
  receivedAt: '2026-05-04T12:00:00+08:00',
  takenAt: null,
  photos: 0,
  answer: null,
};
let park: TestPark;

beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  park.answer(getFinds, () => [FIND]);
});
afterEach(() => park.close());

const waiting = () => listIn(getItem('find-queue'), isWaiting);

test('a find stays on the phone until it was answered, and is sent again under its id', async () => {
  park.cut(reportFind);
  enqueueFind(INPUT, []);
  await waitFor(() => expect(park.calls(reportFind).length).toBe(1));
  expect(waiting()).toMatchObject([{ input: INPUT, number: null }]);
  park.answer(reportFind, () => FIND);
  await waitFor(() => expect(waiting()).toEqual([]), { timeout: 5_000 });
  expect(new Set(park.calls(reportFind).map(({ clientId }) => clientId))).toEqual(new Set([INPUT.clientId]));
}, 10_000);

test('a photo that the phone has lost does not hold the report', async () => {
  park.answer(reportFind, () => FIND);
  enqueueFind(INPUT, ['photo-that-was-lost']);
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(park.calls(addFindPhoto)).toEqual([]);
});

test('what will never be taken is let go, and nothing else', () => {
  expect(['findNotFound', 'invalidInput', 'findDayLimit', 'tooManyRequests', undefined].map(isRefused)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['fileTooLarge', 'findPhotosFull', 'uploadsBusy', 'tooManyRequests', undefined].map(isPhotoRefused)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['nothing', '', 0],
  ['no list', '{}', 0],
  ['a find without its id', '[{"input":{"device":"d"},"photos":[]}]', 0],
  ['photos that are no keys', '[{"input":{"clientId":"c","device":"d"},"photos":[1]}]', 0],
  ['a whole one', '[{"input":{"clientId":"c","device":"d"},"photos":["k"]}]', 1],
])('a queue is read from %s', (_name, text, found) => expect(listIn(text, isWaiting)).toHaveLength(found));
