import { onKeyboardCover } from './keyboard';

class Seen extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;
  become(part: { height?: number; offsetTop?: number; scale?: number }) {
    Object.assign(this, part);
    this.dispatchEvent(new Event('resize'));
  }
}

let seen: Seen;
let heights: number[];
let stop: () => void;

beforeEach(() => {
  seen = new Seen();
  heights = [];
  Object.assign(window, { innerHeight: 800, visualViewport: seen });
  stop = onKeyboardCover((height) => heights.push(height));
});

it('tells the keyboard come and gone', () => {
  seen.become({ height: 460 });
  seen.become({ height: 800 });
  expect(heights).toEqual([340, 0]);
});

it('follows the page that the browser pushes up behind the keyboard', () => {
  seen.become({ height: 460 });
  seen.become({ height: 460, offsetTop: 100 });
  expect(heights).toEqual([340, 240]);
});

it('takes neither the browser’s bars nor a zoom for a keyboard', () => {
  seen.become({ height: 744 });
  seen.become({ height: 300, scale: 2 });
  expect(heights).toEqual([]);
});

it('stops', () => {
  stop();
  seen.become({ height: 460 });
  expect(heights).toEqual([]);
});

it('asks nothing of a browser that cannot say', () => {
  Object.assign(window, { visualViewport: undefined });
  expect(() => onKeyboardCover(() => {})()).not.toThrow();
});
