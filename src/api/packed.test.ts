import { getExhibit } from '@park/contract/exhibit/calls';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { getLanguage } from '@/i18n/language';
import { packedAnswer, packs } from '@/platform/packs';
import { beginWithPack } from './packed';

jest.mock('@/platform/packs', () => ({ ...jest.requireActual('@/platform/packs'), packedAnswer: jest.fn() }));

const KEY = [getExhibit.path, '', { id: '7' }];
jest.mock('./persistedAnswers', () => ({ persistedAt: () => mockPersistedAt }));
let mockPersistedAt = '';
const inPack = packedAnswer as jest.Mock;
let client: QueryClient;
const begin = () => beginWithPack(client, KEY, getExhibit.path, { id: '7' });

beforeEach(() => {
  client = new QueryClient();
  inPack.mockReset().mockResolvedValue({ data: 'from the pack', lang: getLanguage(), signedAt: '2026-11-25T08:00:00.000Z' });
  mockPersistedAt = '';
  const pack = { version: '', bytes: 0, signedAt: '', manifest: '', isWhole: true };
  packs.change(() => [{ ...pack, id: 'catalogue', lang: getLanguage() }]);
  onlineManager.setOnline(true);
});

it('shows what a pack answers, as something to be asked for again', async () => {
  await begin();
  expect(inPack).toHaveBeenCalledWith(`${getExhibit.path}?id=7`);
  expect(client.getQueryData(KEY)).toBe('from the pack');
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(0);
});

it('leaves alone what is known, and asks no pack where there is none', async () => {
  client.setQueryData(KEY, 'known');
  await begin();
  expect(client.getQueryData(KEY)).toBe('known');
  client.clear();
  packs.change(() => []);
  await begin();
  expect(inPack).not.toHaveBeenCalled();
});

it('is newer than what the phone kept before it was signed, and in one language', async () => {
  const keeps = (at: string) => {
    mockPersistedAt = at;
    client.setQueryData(KEY, 'kept', { updatedAt: 0 });
  };
  keeps('2026-11-25T08:00:01.000Z');
  await begin();
  expect(client.getQueryData(KEY)).toBe('kept');
  keeps('2026-11-24T08:00:00.000Z');
  await begin();
  expect(client.getQueryData(KEY)).toBe('from the pack');
  keeps('');
  inPack.mockResolvedValue({ data: 'en français', lang: 'fr', signedAt: '2026-11-25T08:00:00.000Z' });
  onlineManager.setOnline(false);
  await begin();
  expect(client.getQueryData(KEY)).toBe('kept');
});

it('shows another language without a network alone, and nothing of a damaged pack', async () => {
  inPack.mockResolvedValue({ data: 'en français', lang: 'fr', signedAt: '' });
  await begin();
  expect(client.getQueryData(KEY)).toBeUndefined();
  onlineManager.setOnline(false);
  await begin();
  expect(client.getQueryData(KEY)).toBe('en français');
  client.clear();
  inPack.mockRejectedValue(new Error('no JSON'));
  await begin();
  expect(client.getQueryData(KEY)).toBeUndefined();
});
