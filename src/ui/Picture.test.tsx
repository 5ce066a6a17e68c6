import { waitFor } from '@testing-library/dom';
import type { ReactElement } from 'react';
import { fireEvent, mount } from '../platform/testing/mount';
import { Picture } from './Picture';
import { PlateContext } from './plateContext';
import { Spiral } from './Spiral';

/** What offline packs have, by name. */
const mockPacked = new Map<string, string>();
jest.mock('../platform/packs', () => ({ packedFile: async (name: string) => mockPacked.get(name) ?? null }));
beforeEach(() => mockPacked.clear());

const fail = (container: Element) => {
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  fireEvent(image, new CustomEvent('error'));
};

test('in place of a file that does not come stand layers, which are no fossil’s lines, and the next file is tried', () => {
  const { container, rerender } = mount(<Picture motif="fern" size="thumb" />);
  expect(container.querySelector('.spiral')).toBeNull();
  fail(container);
  expect(container.querySelector('.spiral')?.outerHTML).toBe(
    mount(<Spiral picture="plain" />).container.querySelector('.spiral')?.outerHTML,
  );
  expect(container.querySelector('img')).toBeNull();
  rerender(<Picture motif="fish" size="thumb" />);
  expect(container.querySelector('.spiral')).toBeNull();
});

test('in the dark a plate is chalk on slate, a scene keeps its colours', () => {
  for (const [motif, isPlate] of [
    ['fern', true],
    ['clothing', true],
    ['rain', true],
    ['trackway', false],
    ['museum', false],
  ] as const)
    expect(mount(<Picture motif={motif} size="thumb" />).container.querySelector('.picture--plate') !== null).toBe(isPlate);
});

test('a photo’s small one stands at once, blurred, and the photo fades in when it has come', () => {
  const { container } = mount(<Picture motif="fern" cover="/api/sysFile/file/hall" size="hero" />);
  const photo = container.querySelector('img');
  const before = container.querySelector<HTMLElement>('.picture__before');
  expect(before?.style.backgroundImage).toContain('/api/sysFile/file/hall?size=thumb');
  expect(photo?.className).toContain('picture__photo--coming');
  if (photo) fireEvent(photo, new CustomEvent('load'));
  expect(container.querySelector('img')?.className).not.toContain('picture__photo--coming');
});

test('without a photo nothing of one is drawn or asked for', () => {
  const { container } = mount(<Picture motif="fern" cover={null} size="hero" />);
  expect(container.querySelector('.picture__before')).toBeNull();
  expect(container.innerHTML).not.toContain('size=');
});

test('what does not come is taken from an offline pack, a photo in the one size that packs have', async () => {
  mockPacked.set('/mp/static/pictures/fern.svg', 'blob:fern').set('/api/sysFile/file/hall?size=page', 'blob:hall');
  const { container, rerender } = mount(<Picture motif="fern" size="thumb" />);
  fail(container);
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:fern'));
  rerender(<Picture motif="fern" cover="/api/sysFile/file/hall" size="thumb" />);
  fail(container);
  await waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:hall'));
  // The pack's own is broken: that is the end of it.
  fail(container);
  expect(container.querySelector('.spiral')).toBeTruthy();
});

describe('a park without plates', () => {
  const inPark = (logo: string | null, picture: ReactElement) =>
    mount(<PlateContext.Provider value={{ logo }}>{picture}</PlateContext.Provider>).container;

  test('has its logo on its colour where they would decorate, or the colour alone', () => {
    const plain = inPark('/api/sysFile/file/logo', <Picture motif="fern" size="hero" label="Adult ticket" />);
    expect(plain.querySelector('.plain-plate')).toBeTruthy();
    expect(plain.querySelector('img')?.getAttribute('src')).toContain('/api/sysFile/file/logo?size=thumb');
    expect(plain.innerHTML).not.toMatch(/fern|Adult/);
    expect(inPark(null, <Picture motif="fern" size="thumb" />).querySelector('img')).toBeNull();
    // A place is drawn for a ticket, too.
    expect(inPark(null, <Picture motif="valley" size="thumb" />).querySelector('.plain-plate')).toBeTruthy();
  });

  test('has its logo where nothing is yet, or layers, and keeps what says why there is nothing', () => {
    const drawn = (logo: string | null, spiral: ReactElement) => inPark(logo, spiral).querySelector('.spiral')?.outerHTML;
    expect(drawn('/api/sysFile/file/logo', <Spiral />)).toContain('/api/sysFile/file/logo?size=thumb');
    expect(drawn(null, <Spiral />)).toBe(drawn(null, <Spiral picture="plain" />));
    expect(drawn('/api/sysFile/file/logo', <Spiral picture="nothing" />)).not.toContain('logo');
  });

  test('keeps photographs, and what shows the thing itself', () => {
    for (const picture of [
      <Picture key="photo" motif="fern" cover="/api/sysFile/file/hall" size="hero" />,
      <Picture key="place" motif="valley" size="tile" isThing />,
      <Picture key="exhibit" motif="fern" size="thumb" isThing />,
    ])
      expect(inPark(null, picture).querySelector('.plain-plate')).toBeNull();
  });
});
