import { fireEvent, mount } from '../platform/testing/mount';
import { Picture } from './Picture';

const fail = (container: Element) => {
  const image = container.querySelector('taro-image-core');
  if (!image) throw new Error('no picture');
  fireEvent(image, new CustomEvent('error'));
};

test('in place of a file that does not come stand the lines of a fossil, and the next file is tried', () => {
  const { container, rerender } = mount(<Picture motif="fern" size="thumb" />);
  expect(container.querySelector('.spiral')).toBeNull();
  fail(container);
  expect(container.querySelector('.spiral')).toBeTruthy();
  expect(container.querySelector('taro-image-core')).toBeNull();
  rerender(<Picture motif="fish" size="thumb" />);
  expect(container.querySelector('.spiral')).toBeNull();
});
