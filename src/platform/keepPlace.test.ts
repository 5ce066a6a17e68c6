import Taro from '@tarojs/taro';
import { keepPlace } from './keepPlace.weapp';

let mockTops: (number | null)[];

jest.mock('@tarojs/taro', () => {
  const query = {
    select: () => query,
    boundingClientRect: () => query,
    selectViewport: () => query,
    scrollOffset: () => query,
    exec(done: (answers: unknown[]) => void) {
      const top = mockTops.shift();
      done([top === null ? null : { top }, { scrollTop: 500 }]);
    },
  };
  return {
    createSelectorQuery: () => query,
    nextTick: (done: () => void) => done(),
    pageScrollTo: jest.fn(async () => {}),
  };
});

beforeEach(() => jest.clearAllMocks());

it('scrolls in a mini-program by what the change has moved', async () => {
  mockTops = [300, 430];
  const change = jest.fn();
  await keepPlace('sizes', change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(Taro.pageScrollTo).toHaveBeenCalledWith({ scrollTop: 630, duration: 0 });
});

it.each([
  ['nothing has moved', [300, 300]],
  ['it is not drawn', [null, null]],
])('changes and scrolls nowhere where %s', async (_where, measured) => {
  mockTops = measured;
  const change = jest.fn();
  await keepPlace('sizes', change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(Taro.pageScrollTo).not.toHaveBeenCalled();
});
