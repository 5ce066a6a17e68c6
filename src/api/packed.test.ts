import { getExhibit } from '@park/contract/exhibit/calls';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { getLanguage } from '@/i18n/language';
import { packedAnswer, packs } from '@/platform/packs';
import { beginWithPack } from './packed';

jest.mock('@/platform/packs', () => ({ ...jest.requireActual('@/platform/packs'), packedAnswer: jest.fn() }));

const KEY = [getExhibit.path, '', { id: '7' }];
const inPack = packedAnswer as jest.Mock;
let client: QueryClient;
const begin = () => beginWithPack(client, KEY, getExhibit.path, { id: '7' });

beforeEach(() => {
  client = new QueryClient();
  inPack.mockReset().mockResolvedValue({ data: 'from the pack', lang: getLanguage() });
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

it('shows another language without a network alone, and nothing of a damaged pack', async () => {
  inPack.mockResolvedValue({ data: 'en français', lang: 'fr' });
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
