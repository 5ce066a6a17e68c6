import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(__dirname, 'theme.scss'), 'utf8');

function tokens(mixin: string): Map<string, string> {
  const body = (name: string) => source.match(new RegExp(`@mixin ${name} \\{([^}]*)\\}`))?.[1] ?? '';
  // Of a park's own colours a test of the contract's tells.
  const all = body(mixin) + body(`${mixin}-brand`);
  return new Map(
    [...all.matchAll(/--([\w-]+): (?:var\(--[\w-]+, )?(#[0-9a-f]{6})\)?;/g)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Words on their ground: 4.5 at least (WCAG AA). */
const WORDS = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'strata-sky'],
  ['text', 'strata-night'],
  ['text', 'horizon-dawn'],
  ['text', 'horizon-dusk'],
  ['text-2', 'page'],
  ['text-2', 'surface'],
  ['text-2', 'muted-soft'],
  ['primary', 'page'],
  ['primary', 'surface'],
  ['primary', 'primary-soft'],
  ['ok', 'surface'],
  ['ok', 'ok-soft'],
  ['on-primary', 'primary'],
  ['on-danger', 'danger'],
  ['price', 'page'],
  ['price', 'surface'],
  ['price', 'price-soft'],
  ['danger', 'page'],
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['warn', 'warn-soft'],
] as const;

/** The edges of fields and the spiral: 3 at least. */
const EDGES = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
] as const;

describe.each(['light', 'dark'])('%s', (mixin) => {
  const colours = tokens(mixin);
  const colour = (name: string) => colours.get(name) ?? fail(name);
  const fail = (name: string): never => {
    throw new Error(`no colour --${name} in ${mixin}`);
  };

  it.each(WORDS)('%s on %s reads well', (word, ground) => {
    expect(contrast(colour(word), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s on %s is seen', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('gives the dark every colour of the light', () => {
  expect([...tokens('dark').keys()].sort()).toEqual([...tokens('light').keys()].sort());
});

it('keeps colours in the theme alone', () => {
  const sheets = readdirSync(join(__dirname, '../ui')).filter((name) => name.endsWith('.scss'));
  expect(sheets.length).toBeGreaterThan(10);
  const painted = sheets.filter((name) =>
    /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(readFileSync(join(__dirname, '../ui', name), 'utf8')),
  );
  expect(painted).toEqual([]);
});
