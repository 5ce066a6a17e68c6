import { parkMoment } from '@park/contract/parkTime';
import { codeAt, hexOf, makeChain } from '@park/contract/ticket/gate/code';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { bold, red, say } from '../scripts/terminal';
import { sha256 } from '../server/src/modules/ticket/gate/phone.testing';
import { createTicketCodes } from '../server/src/modules/ticket/gate/ticketCode';
import { randomFrom } from '../server/src/testing/randomFrom';
import { median } from './statistics';

/** How wide a camera sees the code with its quiet zone, pixels. */
const SIZES = [90, 110, 130, 150, 180, 220, 280, 360];
const CODES = 10;
const QUIET_ZONE = 4;

/** How the light falls: what is dark and bright on the sensor (0 to 255), how far it scatters, and how it is blurred. */
const LIGHTS = {
  'by day': { dark: 20, bright: 235, noise: 8, blur: 0.6 },
  'dim light': { dark: 34, bright: 84, noise: 9, blur: 0.9 },
};

const DAY = '2026-05-05';
const SLOT = { startAt: parkMoment(DAY, '09:00'), endAt: parkMoment(DAY, '12:00') };

/** How well a scanner reads entry codes, beside those of before. Sizes and widths are what decides it. */
export async function benchGateCode(): Promise<boolean> {
  say(bold('\nEntry codes before a camera'));
  const codes = createTicketCodes([{ id: 'derived', key: new Uint8Array(32).fill(3) }]);
  const numbers = (n: number, count: number) =>
    Array.from({ length: count }, (_, k) => String(4_821_907_365 + 7_919 * (n * 5 + k)));
  const began = performance.now();
  const chain = makeChain(new Uint8Array(16).fill(7), SLOT, sha256);
  const chained = performance.now() - began;
  const anchor = hexOf(chain[0] ?? new Uint8Array());
  const own = (n: number, count: number) => {
    const pass = codes.signPass({ numbers: numbers(n, count), day: DAY, ...SLOT, device: '0123456789abcdef', anchor });
    return codeAt(pass, chain, SLOT, SLOT.startAt + n * 30_000);
  };
  const kinds = {
    before: (n: number) => codes.sign({ number: numbers(n, 1)[0] ?? '', day: DAY, ...SLOT }, SLOT.startAt + n * 30_000),
    'one ticket': async (n: number) => own(n, 1),
    'a family of five': async (n: number) => own(n, 5),
  };
  const read: Record<string, number> = {};
  for (const [name, make] of Object.entries(kinds)) {
    const texts = await Promise.all(Array.from({ length: CODES }, (_, n) => make(n)));
    const [text = ''] = texts;
    say(`  ${name}: ${text.length} letters, ${encode(text, { ecc: 'L', boostEcc: true }).size - 2} modules`);
    for (const [light, how] of Object.entries(LIGHTS)) {
      const rates = SIZES.map((size) => texts.filter((one, n) => reads(one, size, how, n)).length / CODES);
      read[`${name} ${light}`] = rates.reduce((sum, rate) => sum + rate, 0) / SIZES.length;
      say(
        `    ${light.padEnd(10)} ${SIZES.map((size, at) => `${size} px ${Math.round(100 * (rates[at] ?? 0))} %`).join('  ')}`,
      );
    }
  }
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now();
    own(1, 1);
    return performance.now() - from;
  });
  say(
    `  a chain of a slot: ${chain.length - 1} links in ${chained.toFixed(1)} ms; a pass and a code: ${median(times).toFixed(2)} ms (Node)`,
  );
  const isBetter = Object.keys(LIGHTS).every((light) => (read[`one ticket ${light}`] ?? 0) >= (read[`before ${light}`] ?? 1));
  say(`  one ticket is read as often as before or more often: ${isBetter ? 'yes' : red('NO')}`);
  return isBetter;
}

/** Whether jsQR reads the code as a sensor sees it: each pixel the mean of what falls on it, blurred, with noise. */
function reads(text: string, size: number, { dark, bright, noise, blur }: (typeof LIGHTS)['by day'], seed: number): boolean {
  const { data, size: modules } = encode(text, { ecc: 'L', boostEcc: true, border: 0 });
  const side = modules + 2 * QUIET_ZONE;
  const scale = side / size;
  const roll = randomFrom(seed * 31 + size);
  const [left, top] = [roll() * scale, roll() * scale];
  const isDark = (x: number, y: number) => data[Math.floor(y - top) - QUIET_ZONE]?.[Math.floor(x - left) - QUIET_ZONE] ?? false;
  const seen = new Uint8ClampedArray(size * size * 4);
  const samples = 3;
  const reach = scale * (1 + blur);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let ink = 0;
      for (let v = 0; v < samples; v += 1)
        for (let h = 0; h < samples; h += 1) {
          const at = (place: number, step: number) => place * scale + scale / 2 + ((step + 0.5) / samples - 0.5) * reach;
          if (isDark(at(x, h), at(y, v))) ink += 1;
        }
      const light = bright - ((bright - dark) * ink) / samples ** 2 + (roll() + roll() + roll() - 1.5) * noise * 2;
      seen.set([light, light, light, 255], (y * size + x) * 4);
    }
  }
  return jsQR(seen, size, size)?.data === text;
}
