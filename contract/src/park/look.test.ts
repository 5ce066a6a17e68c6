import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { brandColours } from './look';

const THEME = readFileSync(new URL('../../../src/theme/theme.scss', import.meta.url), 'utf8');
const ofTheme = (mode: string, name: string) =>
  new RegExp(`@mixin ${mode} \\{[^}]*--${name}: (#[0-9a-f]{6});`).exec(THEME)?.[1] ?? assert.fail(`no --${name} in ${mode}`);

const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** WCAG 2.2, as its text has it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parts(colour).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Every colour whose parts are one of these: 343, black, white and the strongest among them. */
const STEPS = ['00', '2b', '55', '80', 'aa', 'd5', 'ff'];
const COLOURS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

describe('the colours of a brand', () => {
  for (const mode of ['light', 'dark'] as const)
    it(`can be read wherever the theme puts words on them or in them, ${mode}`, () => {
      const grounds = ['page', 'surface'].map((name) => ofTheme(mode, name));
      for (const brand of COLOURS) {
        const { primary, onPrimary, soft } = brandColours(brand)[mode];
        for (const ground of [...grounds, soft, onPrimary])
          assert.ok(contrast(primary, ground) >= 4.5, `${brand}: ${primary} on ${ground}`);
        assert.ok(contrast(ofTheme(mode, 'text'), soft) >= 4.5, `${brand}: text on ${soft}`);
      }
    });

  it('are the brand’s own where words can be read in it', () => {
    for (const brand of ['#2f6b4f', '#b3382c', '#1a4fa0', '#0000ff', '#000080', '#000000'])
      assert.equal(brandColours(brand).light.primary, brand);
  });

  it('keep its hue where they cannot be: yellow stays yellow, grey stays grey', () => {
    const { light, dark } = brandColours('#ffee00');
    for (const colour of [light.primary, dark.primary]) {
      const [red = 0, green = 0, blue = 1] = parts(colour);
      assert.ok(blue < green && blue < red, colour);
    }
    for (const colour of Object.values(brandColours('#ffffff').light)) assert.equal(new Set(parts(colour)).size, 1, colour);
  });
});
