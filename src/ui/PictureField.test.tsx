import type { Picture } from '@park/contract/picture';
import { screen } from '@testing-library/dom';
import { loadLanguage } from '../i18n/language';
import { core } from '../i18n/messages/en/core';
import { pictures as words } from '../i18n/messages/en/pictures';
import { choosePictures } from '../platform/choosePictures';
import { forgetVisitor, getItem, removeItem } from '../platform/storage';
import { act, fireEvent, mount } from '../platform/testing/mount';
import { PictureField } from './PictureField';
import { usePictures } from './usePictures';

jest.mock('../platform/choosePictures', () => ({ choosePictures: jest.fn(), forgetPicture: () => {} }));

const DRAFT = 'draft-test-pictures';
const MAX_BYTES = 10 * 1024 * 1024;

/** Uploads that the test lets succeed or fail, in the order they were begun. */
interface Upload {
  path: string;
  onProgress: (percent: number) => void;
  done: (picture: Picture) => void;
  fail: (error: Error) => void;
}
let uploads: Upload[] = [];
const upload = (path: string, onProgress: Upload['onProgress']) =>
  new Promise<Picture>((done, fail) => uploads.push({ path, onProgress, done, fail }));
const uploaded = (id: string): Picture => ({ id, url: `/${id}`, thumb: `/${id}?size=thumb`, width: 4, height: 3 });

beforeAll(() => loadLanguage('en'));
beforeEach(() => {
  uploads = [];
  removeItem(DRAFT);
});

let ids: string[] = [];
let pending: string | null = null;
function Form() {
  const pictures = usePictures({ draftKey: DRAFT, max: 3, upload });
  ids = pictures.ids;
  pending = pictures.pending;
  return (
    <>
      <PictureField pictures={pictures} maxBytes={MAX_BYTES} />
      <button type="button" onClick={pictures.clear}>
        sent
      </button>
    </>
  );
}

async function choose(...chosen: { path: string; size: number }[]): Promise<void> {
  jest.mocked(choosePictures).mockResolvedValueOnce(chosen);
  await act(async () => void fireEvent.click(screen.getByText(words.add)));
}
const settle = (work: () => void) => act(async () => work());
const small = (path: string) => ({ path, size: 1 });

it('sends one after another, tells how far it is, and keeps the order', async () => {
  mount(<Form />);
  await choose(small('a'), small('b'));
  expect(uploads.map(({ path }) => path)).toEqual(['a']);
  expect(pending).toBe('sending');
  await settle(() => uploads[0]?.onProgress(40));
  expect(screen.getByText(words.sending({ percent: 40 }))).toBeTruthy();
  expect(screen.getByText(words.waiting)).toBeTruthy();
  await settle(() => uploads[0]?.done(uploaded('A')));
  await settle(() => uploads[1]?.done(uploaded('B')));
  expect(ids).toEqual(['A', 'B']);
  expect(pending).toBeNull();
});

it('says why one failed, and sends it again in its place', async () => {
  mount(<Form />);
  await choose(small('a'), small('b'));
  await settle(() => uploads[0]?.fail(new Error('network connection error')));
  await settle(() => uploads[1]?.done(uploaded('B')));
  expect(screen.getByText('network connection error')).toBeTruthy();
  expect(pending).toBe('failed');
  await settle(() => fireEvent.click(screen.getByText(core.action.retry)));
  await settle(() => uploads[2]?.done(uploaded('A')));
  expect(ids).toEqual(['A', 'B']);
});

it('does not send what is too large, and offers to take it away only', async () => {
  mount(<Form />);
  await choose({ path: 'huge', size: MAX_BYTES + 1 });
  expect(uploads).toEqual([]);
  expect(screen.getByText(words.tooLarge({ megabytes: 10 }))).toBeTruthy();
  expect(screen.queryByText(core.action.retry)).toBeNull();
  await settle(() => fireEvent.click(screen.getByLabelText(`${words.remove} ${words.one({ n: 1 })}`)));
  expect(pending).toBeNull();
});

it('takes no more than there is room for', async () => {
  mount(<Form />);
  await choose(small('a'), small('b'), small('c'), small('d'));
  expect(screen.queryByText(words.add)).toBeNull();
  expect(screen.getAllByLabelText(/^Photo \d$/)).toHaveLength(3);
});

it('brings back what was sent after a reload, for as long as the server keeps it, until the form is sent', async () => {
  const first = mount(<Form />);
  await choose(small('a'), small('b'));
  await settle(() => uploads[0]?.done(uploaded('A')));
  first.unmount();
  const second = mount(<Form />);
  expect(ids).toEqual(['A']);
  second.unmount();
  jest.useFakeTimers({ now: Date.now() + 21 * 3_600_000 });
  const late = mount(<Form />);
  expect(ids).toEqual([]);
  late.unmount();
  jest.useRealTimers();
  mount(<Form />);
  expect(ids).toEqual(['A']);
  await settle(() => fireEvent.click(screen.getByText('sent')));
  expect(getItem(DRAFT)).toBe('');
});

it('lets go of one that is taken away while it is sent', async () => {
  mount(<Form />);
  await choose(small('a'));
  await settle(() => fireEvent.click(screen.getByLabelText(`${words.remove} ${words.one({ n: 1 })}`)));
  await settle(() => uploads[0]?.done(uploaded('A')));
  expect(ids).toEqual([]);
  expect(pending).toBeNull();
});

it('keeps nothing that arrives after signing out for whoever opens the form next', async () => {
  mount(<Form />);
  await choose(small('a'));
  forgetVisitor();
  await settle(() => uploads[0]?.done(uploaded('A')));
  expect(getItem(DRAFT)).toBe('');
});
