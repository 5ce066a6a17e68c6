import jsQR from 'jsqr';
import { codeUri, QUIET_ZONE } from './codeDrawing';

/** Pixels a module. */
const SCALE = 3;

/** Paints what the drawing's strokes say, as a browser would, and reads it with a decoder that knows nothing of how it was made. */
function scan(uri: string): { text: string | undefined; modules: number } {
  const drawing = decodeURIComponent(uri.slice(uri.indexOf(',') + 1));
  const side = Number(/viewBox='0 0 (\d+)/.exec(drawing)?.[1]);
  const strokes = /stroke='black' d='([^']*)'/.exec(drawing)?.[1] ?? '';
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  let x = 0;
  let y = 0;
  for (const [, command, first, second] of strokes.matchAll(/([Mmh])(\d+)(?:,([\d.]+))?/g)) {
    const n = Number(first);
    if (command === 'M') {
      x = n;
      y = Math.floor(Number(second));
    } else if (command === 'm') {
      x += n;
    } else {
      for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1)
        for (let column = x * SCALE; column < (x + n) * SCALE; column += 1)
          pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      x += n;
    }
  }
  return { text: jsQR(pixels, width, width)?.data, modules: side - 2 * QUIET_ZONE };
}

/** As long as a signed ticket, all different. */
const signed = (length: number) =>
  Array.from({ length }, (_, n) => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.'[(n * 29 + 7) % 65]).join(
    '',
  );

it.each([1, 24, 120, 200, 230])('a code of %p characters is read back from what is drawn', (length) => {
  const text = signed(length);
  expect(scan(codeUri(text)).text).toBe(text);
});

it('a signed ticket stays coarse enough for an old scanner', () => {
  expect(scan(codeUri(signed(200))).modules).toBe(53);
});

it('is small on its way to the mini-program’s view, and needs no other escapes there', () => {
  const uri = codeUri(signed(200));
  expect(uri.length).toBeLessThan(8000);
  expect(uri).not.toMatch(/["'<> ()]/);
});
