import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARD } from '@park/contract/card';
import type { ItemCategory } from '@park/contract/lostFound/limits';
import { FOSSILS, type Fossil, PICTURE_FILES, STAMPED, type Weather } from '@park/contract/motifs';
import { PLATE_WORDS } from '@park/contract/plates';
import sharp from 'sharp';
import { ARTHROPODS } from './plates/arthropods';
import { CHAMBERS } from './plates/chambers';
import { PAPER, type Plate, plate, stamp } from './plates/engraving';
import { FEATHERS } from './plates/feathers';
import { FIRST_SEAS } from './plates/firstSeas';
import { FISHES } from './plates/fishes';
import { GIANTS } from './plates/giants';
import { PLANTS } from './plates/plants';
import { REPTILES } from './plates/reptiles';
import { SECTIONS } from './plates/section';
import { SHELLS } from './plates/shells';
import { SWIMMERS } from './plates/swimmers';
import { TRACES } from './plates/traces';

const PLATES: Record<Fossil, Plate> = {
  ...ARTHROPODS,
  ...CHAMBERS,
  ...FEATHERS,
  ...FIRST_SEAS,
  ...FISHES,
  ...GIANTS,
  ...PLANTS,
  ...REPTILES,
  ...SECTIONS,
  ...SHELLS,
  ...SWIMMERS,
  ...TRACES,
};

const plateOf = (name: Fossil) => plate(PLATES[name], PLATE_WORDS[name]);

/** Of Microsoft's Fluent Emoji (MIT). */
const EMOJI: Record<ItemCategory | Weather, string> = {
  electronics: 'mobile-phone',
  bag: 'backpack',
  clothing: 'coat',
  umbrella: 'umbrella',
  bottle: 'cup-with-straw',
  keys: 'key',
  documents: 'identification-card',
  toy: 'teddy-bear',
  jewellery: 'ring',
  other: 'package',
  rain: 'umbrella-with-rain-drops',
  storm: 'cloud-with-lightning-and-rain',
  wind: 'wind-face',
  snow: 'snowflake',
  heat: 'sun',
};

/** From a plate's ink to its light by lightness alone: a drawing's colour says nothing of the bag that somebody lost, and is not of the plates' hand. */
const PLATE_INKS =
  '<filter id="i" color-interpolation-filters="sRGB"><feColorMatrix values=".114 .384 .039 0 .263 .099 .333 .034 0 .224 .065 .218 .022 0 .173 0 0 0 1 0"/></filter>';

/** A thing on a table, in a plate's measure. */
const thing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 750 420">${PLATE_INKS}<path fill="#efe8d8" d="M0 0h750v420H0z"/><path fill="#e0d2b4" d="M0 330Q375 296 750 336V420H0z"/><ellipse cx="375" cy="346" rx="150" ry="20" fill="#c9b892"/><svg x="230" y="58" width="290" height="290" viewBox="0 0 32 32" filter="url(#i)">${body}</svg></svg>`;

/** Every picture that is a file, by its name. */
export function pictureFiles(): Record<string, string> {
  const file = require.resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const things = Object.entries(EMOJI).map(([name, emoji]) => {
    const body = icons[emoji]?.body;
    if (!body) throw new Error(`There is no emoji ${emoji}.`);
    return [name, thing(body)];
  });
  const plates = FOSSILS.map((name) => [name, plateOf(name)]);
  const stamps = STAMPED.map((name) => [`stamp-${name}`, stamp(PLATES[name])]);
  return Object.fromEntries([...plates, ...stamps, ...things]);
}

/** A plate on the card of a page that is shared: WeChat takes no drawings. */
const card = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize(CARD.width, CARD.height, { fit: 'contain', background: PAPER })
    .png({ palette: true, colours: 32 })
    .toBuffer();

/** Once: a build that watches writes its files again and again. */
let cards: Promise<[name: string, content: Buffer][]> | undefined;
const cardFiles = () => {
  cards ??= Promise.all(FOSSILS.map(async (name): Promise<[string, Buffer]> => [name, await card(plateOf(name))]));
  return cards;
};

/** Puts the pictures into a web build: drawn here, they are in no script and no page, and a mini-program has room for none. */
export class Pictures {
  apply({
    hooks,
  }: {
    hooks: {
      done: {
        tapPromise(name: string, hear: (written: { compilation: { outputOptions: { path?: string } } }) => Promise<void>): void;
      };
    };
  }) {
    hooks.done.tapPromise('Pictures', async ({ compilation: { outputOptions } }) => {
      const folder = path.join(outputOptions.path ?? '', PICTURE_FILES);
      mkdirSync(folder, { recursive: true });
      for (const [name, svg] of Object.entries(pictureFiles())) writeFileSync(path.join(folder, `${name}.svg`), svg);
      for (const [name, content] of await cardFiles()) writeFileSync(path.join(folder, `${name}.png`), content);
    });
  }
}
