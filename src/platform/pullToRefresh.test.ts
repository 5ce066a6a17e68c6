import Taro from '@tarojs/taro';
import { definePullToRefresh } from './pullToRefresh.h5';

const onRefresh = jest.fn();
let page: HTMLElement;
let pulled: HTMLElement;

beforeAll(definePullToRefresh);
beforeEach(() => {
  onRefresh.mockClear();
  page = Object.assign(document.createElement('div'), { __page: { onPullDownRefresh: onRefresh } });
  pulled = page.appendChild(document.createElement('taro-pull-to-refresh-core'));
  document.body.replaceChildren(page);
});

const finger = (type: string, x: number, y: number) => {
  const event = new Event(type, { cancelable: true, bubbles: true });
  page.dispatchEvent(Object.assign(event, { touches: type === 'touchend' ? [] : [{ screenX: x, screenY: y }] }));
  return event;
};
const sweep = (...way: [x: number, y: number][]) => {
  const [[x, y] = [0, 0], ...on] = way;
  finger('touchstart', x, y);
  const last = on.map((to) => finger('touchmove', ...to)).at(-1);
  return last;
};

it('asks once when it was pulled far, and stays down until somebody says that it is done', () => {
  expect(sweep([100, 100], [101, 120], [102, 300])?.defaultPrevented).toBe(true);
  expect(onRefresh).not.toHaveBeenCalled();
  finger('touchend', 0, 0);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(pulled.style.transform).toBe('translate3d(0,50px,0)');
  sweep([100, 100], [100, 300]);
  finger('touchend', 0, 0);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  Taro.eventCenter.trigger('__taroStopPullDownRefresh', {});
  expect(pulled.style.transform).toBe('');
});

it('goes back when it was let go too soon', () => {
  sweep([100, 100], [100, 130]);
  expect(pulled.style.transform).not.toBe('');
  finger('touchend', 0, 0);
  expect([pulled.style.transform, onRefresh.mock.calls.length]).toEqual(['', 0]);
});

it.each([
  [
    'sideways',
    0,
    [
      [100, 100],
      [140, 110],
      [300, 300],
    ],
  ],
  [
    'up',
    0,
    [
      [100, 300],
      [100, 100],
    ],
  ],
  [
    'on a page that is scrolled',
    40,
    [
      [100, 100],
      [100, 300],
    ],
  ],
] as [string, number, [number, number][]][])('is not pulled by a finger that goes %s', (_, scrollTop, way) => {
  page.scrollTop = scrollTop;
  expect(sweep(...way)?.defaultPrevented).toBe(false);
  finger('touchend', 0, 0);
  expect([pulled.style.transform, onRefresh.mock.calls.length]).toEqual(['', 0]);
});

it('begins where the page reaches its top under the finger', () => {
  page.scrollTop = 40;
  finger('touchstart', 100, 100);
  finger('touchmove', 100, 150);
  page.scrollTop = 0;
  finger('touchmove', 100, 160);
  finger('touchmove', 100, 400);
  finger('touchend', 0, 0);
  expect(onRefresh).toHaveBeenCalledTimes(1);
});
