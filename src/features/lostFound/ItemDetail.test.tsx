import type { CallInput } from '@park/contract/call';
import { claimItem, getItem } from '@park/contract/lostFound/calls';
import type { Item } from '@park/contract/lostFound/schemas';
import { screen } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { agree } from '@/components/privacy';
import { lostFound as words } from '@/i18n/messages/en/lostFound';
import { posting } from '@/i18n/messages/en/pictures';
import { fireEvent } from '@/platform/testing/mount';
import { ItemDetail } from './ItemDetail';

const mockWent: unknown[] = [];
jest.mock('@/navigation/go', () => ({ goReplace: (...to: unknown[]) => mockWent.push(to) }));
jest.mock('@/ui/usePullToRefresh', () => ({ usePullToRefresh: () => {} }));
jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

const CAP: Item = {
  id: 'i1',
  kind: 'found',
  category: 'clothing',
  state: 'published',
  title: 'Blue cap',
  place: 'Lookout',
  day: '2026-11-17',
  dayPart: 'morning',
  text: 'Blue, with a trilobite.',
  pictures: [],
  contact: '138****8001',
  isMine: false,
  reason: null,
  createdAt: '2026-11-17T12:00:00+08:00',
  claim: null,
  match: null,
  canClaim: true,
  canWithdraw: false,
  canClose: false,
};
const WAITING = {
  id: 'c1',
  state: 'waiting' as const,
  text: 'Mei is inside',
  reason: null,
  createdAt: CAP.createdAt,
  decidedAt: null,
};

let park: TestPark;
beforeAll(async () => {
  park = await startTestPark();
});
afterAll(() => park.close());

async function show(item: Item) {
  park.answer(getItem, () => item);
  const shown = park.show(<ItemDetail id={item.id} />);
  await screen.findByText(item.title);
  return shown;
}

it('tells an author why it was refused, and how to write it better', async () => {
  const { unmount } = await show({
    ...CAP,
    id: 'r',
    state: 'rejected',
    reason: 'Which colour?',
    isMine: true,
    canClaim: false,
  });
  expect(screen.getByText(words.detail.rejected({ reason: 'Which colour?' }))).toBeTruthy();
  fireEvent.click(screen.getByText(words.detail.again));
  expect(mockWent).toEqual([['lastFound', { publish: 'found' }]]);
  unmount();
});

it('shows everybody what it is, the number by its ends, and the way to claim it', async () => {
  const { unmount } = await show({ ...CAP, id: 'a' });
  expect(screen.getByText('Yesterday, morning')).toBeTruthy();
  expect(screen.getByText('138****8001')).toBeTruthy();
  expect(screen.getByText(words.detail.contactHidden)).toBeTruthy();
  expect(screen.getByText(words.claim.action.found)).toBeTruthy();
  expect(screen.queryByText(words.detail.call)).toBeNull();
  unmount();
});

it('gives the whole number to the one whose claim was accepted', async () => {
  const claim = { ...WAITING, state: 'accepted' as const };
  const { unmount } = await show({ ...CAP, id: 'b', state: 'matched', contact: '13800138001', claim, canClaim: false });
  expect(screen.getByText('13800138001')).toBeTruthy();
  expect(screen.getByText(words.claim.accepted)).toBeTruthy();
  expect(screen.getByText(words.detail.call)).toBeTruthy();
  expect(screen.queryByText(words.claim.action.found)).toBeNull();
  unmount();
});

it('tells its author why it was not published, and of a match whom to call', async () => {
  const mine = { ...CAP, isMine: true, canClaim: false };
  const rejected = await show({ ...mine, id: 'c', state: 'rejected', reason: 'Shows a face.' });
  expect(screen.getByText(words.detail.rejected({ reason: 'Shows a face.' }))).toBeTruthy();
  rejected.unmount();
  const match = { text: 'Mei is inside', contact: '13900139002' };
  const matched = await show({ ...mine, id: 'd', state: 'matched', match, canClose: true });
  expect(screen.getByText('13900139002')).toBeTruthy();
  expect(screen.getByText(words.detail.close)).toBeTruthy();
  matched.unmount();
});

it('says where one leads that is gone', async () => {
  park.refuse(getItem, 404, 'itemNotFound', 'This notice was not found.');
  const { unmount } = park.show(<ItemDetail id="gone" />);
  expect(await screen.findByText(words.detail.gone)).toBeTruthy();
  unmount();
});

it('sends a claim with the plain number once it is whole, and keeps what was typed when it is refused', async () => {
  await agree('lostFound');
  const { container, unmount } = await show({ ...CAP, id: 'e' });
  fireEvent.click(screen.getByText(words.claim.action.found));
  fireEvent.click(screen.getByText(words.claim.submit));
  expect(screen.getByText(posting.tooShort({ least: 10 }))).toBeTruthy();
  expect(screen.getByText(words.error.phoneMissing)).toBeTruthy();
  type(container, words.claim.label.found, 'It has “Mei” inside its rim.');
  type(container, posting.phone, '139 0013 9002');
  park.refuse(claimItem, 409, 'itemNotOpen', 'This cannot be done any more.');
  fireEvent.click(screen.getByText(words.claim.submit));
  expect(await screen.findByText('This cannot be done any more.')).toBeTruthy();
  park.answer(claimItem, (input: CallInput<typeof claimItem>) => ({
    ...CAP,
    id: 'e',
    canClaim: false,
    claim: { ...WAITING, text: input.text },
  }));
  fireEvent.click(screen.getByText(words.claim.submit));
  expect(await screen.findByText(words.claim.waiting)).toBeTruthy();
  expect(park.calls(claimItem).at(-1)).toEqual({ id: 'e', text: 'It has “Mei” inside its rim.', contact: '13900139002' });
  unmount();
});
