import { scanCode } from './scanCode.h5';

const WORDS = { hint: 'Hold the code here', close: 'Close' };
const stopped = jest.fn();
const STREAM = { getTracks: () => [{ stop: stopped }] } as unknown as MediaStream;

let open: (stream: MediaStream) => void;
const listeners = { added: 0, removed: 0 };

beforeEach(() => {
  stopped.mockClear();
  Object.assign(listeners, { added: 0, removed: 0 });
  const getUserMedia = () =>
    new Promise<MediaStream>((resolve) => {
      open = resolve;
    });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // A camera that never gives a picture.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => {}));
  const count = (what: 'added' | 'removed') => (type: string) => {
    if (type === 'popstate') listeners[what] += 1;
  };
  const { addEventListener, removeEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
    count('added')(args[0]);
    addEventListener.apply(window, args);
  });
  jest.spyOn(window, 'removeEventListener').mockImplementation((...args: Parameters<typeof removeEventListener>) => {
    count('removed')(args[0]);
    removeEventListener.apply(window, args);
  });
});
afterEach(() => jest.restoreAllMocks());

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('closes on its button before the camera gives a picture, and listens to nothing any more', async () => {
  const scanned = scanCode(WORDS);
  open(STREAM);
  await turn();
  document.querySelector<HTMLElement>('.scanner__close')?.click();
  expect(await scanned).toEqual({ outcome: 'cancelled' });
  await turn();
  expect(document.querySelector('.scanner')).toBeNull();
  expect(stopped).toHaveBeenCalled();
  expect(listeners).toEqual({ added: 1, removed: 1 });
});

it('opens nothing over the page that was gone to while the camera was asked for', async () => {
  const scanned = scanCode(WORDS);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await scanned).toEqual({ outcome: 'cancelled' });
  open(STREAM);
  await turn();
  expect(document.querySelector('.scanner')).toBeNull();
  expect(stopped).toHaveBeenCalled();
});
