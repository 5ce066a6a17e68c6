import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { act, fireEvent, mount } from '../platform/testing/mount';
import { ConfirmHost } from './ConfirmHost';
import { confirm } from './confirm';
import { ShownContext } from './shown';

let mockHide: () => void = () => {};
jest.mock('@tarojs/taro', () =>
  jest.requireActual('./testing/taroWith').taroWith({
    useDidShow: () => {},
    useDidHide: (callback: () => void) => {
      mockHide = callback;
    },
  }),
);

const QUESTION = { title: 'Cancel this reservation?', action: 'Cancel the reservation', dismiss: 'Keep it' };

beforeAll(() => loadLanguage('en'));

function ask(question = QUESTION): Promise<boolean> {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirm(question);
  });
  return answer;
}

it('asks in a dialog named by its title and answers yes to its action', async () => {
  mount(<ConfirmHost />);
  const answer = ask();
  const dialog = screen.getByRole('dialog');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(QUESTION.title);
  fireEvent.click(screen.getByText(QUESTION.action));
  await expect(answer).resolves.toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['its way out', () => fireEvent.click(screen.getByText('Keep it'))],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['leaving the page', () => act(() => mockHide())],
])('answers no to %s', async (_name, leave) => {
  mount(<ConfirmHost />);
  const answer = ask();
  leave();
  await expect(answer).resolves.toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('answers no when its page is closed, and is not asked on the next', async () => {
  const page = mount(<ConfirmHost />);
  const answer = ask();
  page.unmount();
  mount(<ConfirmHost />);
  await expect(answer).resolves.toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not answered by a page that hides late, after another one asked', async () => {
  mount(
    <ShownContext.Provider value={false}>
      <ConfirmHost />
    </ShownContext.Provider>,
  );
  const hideBefore = mockHide;
  mount(<ConfirmHost />);
  const answer = ask();
  act(() => hideBefore());
  fireEvent.click(screen.getByText(QUESTION.action));
  await expect(answer).resolves.toBe(true);
});

it('is asked by the page that came last, and not answered by one that is still on its way out', async () => {
  const leaving = mount(<ConfirmHost />);
  mount(<ConfirmHost />);
  const answer = ask();
  leaving.unmount();
  fireEvent.click(screen.getByText(QUESTION.action));
  await expect(answer).resolves.toBe(true);
});

it('answers an older question with no when a newer one comes', async () => {
  mount(<ConfirmHost />);
  const older = ask();
  const newer = ask({ ...QUESTION, title: 'Leave without saving?' });
  await expect(older).resolves.toBe(false);
  expect(screen.getByText('Leave without saving?')).toBeTruthy();
  fireEvent.click(screen.getByText(QUESTION.action));
  await expect(newer).resolves.toBe(true);
});
