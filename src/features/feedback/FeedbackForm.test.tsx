import { addFeedBack } from '@park/contract/feedback/calls';
import type { Feedback } from '@park/contract/feedback/schemas';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { feedback as words } from '@/i18n/messages/en/feedback';
import { posting } from '@/i18n/messages/en/pictures';
import { fireEvent } from '@/platform/testing/mount';
import { useSession } from '@/session/store';
import { FeedbackForm } from './FeedbackForm';

jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

const TEXT = 'The path to the museum is too dark.';
const SENT: Feedback = {
  id: 'f1',
  kind: 'complaint',
  state: 'received',
  text: TEXT,
  pictures: [],
  contact: null,
  rating: null,
  createdAt: '2026-11-18T08:00:00+08:00',
  takenAt: null,
  answeredAt: null,
  lines: [],
  canAdd: true,
  canRate: false,
};

let park: TestPark;
beforeAll(async () => {
  park = await startTestPark();
});
afterAll(() => park.close());

it('names every mistake at once, and asks nothing of the server', () => {
  const { unmount } = park.show(<FeedbackForm onDone={() => {}} />);
  fireEvent.click(screen.getByText(words.form.submit));
  expect(screen.getByText(words.error.kindMissing)).toBeTruthy();
  expect(screen.getByText(posting.tooShort({ least: 10 }))).toBeTruthy();
  expect(park.calls(addFeedBack)).toEqual([]);
  unmount();
});

it('sends again under the same key when nobody knows whether it arrived', async () => {
  const done: string[] = [];
  const { container, unmount } = park.show(<FeedbackForm onDone={(id) => done.push(id)} />);
  fireEvent.click(screen.getByText(words.kind.complaint));
  type(container, words.form.text, TEXT);
  park.cut(addFeedBack);
  fireEvent.click(screen.getByText(words.form.submit));
  expect(await screen.findByText(words.form.safe)).toBeTruthy();
  park.answer(addFeedBack, () => SENT);
  fireEvent.click(screen.getByText(words.form.submit));
  await waitFor(() => expect(done).toEqual(['f1']));
  const keys = park.headers(addFeedBack, 'idempotency-key');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  unmount();
});

it('says what becomes of a phone number before it is sent', async () => {
  const done: string[] = [];
  const { container, unmount } = park.show(<FeedbackForm onDone={(id) => done.push(id)} />);
  const before = park.calls(addFeedBack).length;
  fireEvent.click(screen.getByText(words.kind.praise));
  type(container, words.form.text, TEXT);
  type(container, posting.phone, '138 0013 8001');
  fireEvent.click(screen.getByText(words.form.submit));
  fireEvent.click(await screen.findByText(posting.agree));
  await waitFor(() => expect(done).toEqual(['f1']));
  expect(park.calls(addFeedBack).slice(before)).toEqual([{ kind: 'praise', text: TEXT, pictures: [], contact: '13800138001' }]);
  unmount();
});

it('has no button without the form', () => {
  const { phase } = useSession.getState();
  useSession.setState({ phase: 'signedOut' });
  const { unmount } = park.show(<FeedbackForm onDone={() => {}} />);
  expect(screen.getByText(words.signIn)).toBeTruthy();
  expect(screen.queryByText(words.form.submit)).toBeNull();
  unmount();
  useSession.setState({ phase });
});
