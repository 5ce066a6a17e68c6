import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARD } from '@park/contract/card';
import { MOTIFS, PICTURE_FILES, SCENES } from '@park/contract/motifs';
import sharp from 'sharp';

const SOURCE = path.resolve(__dirname, '../content/pictures');
/** What the plates are drawn on. */
const PAPER = '#f1e9d7';

/** A drawing on the card of a page that is shared: WeChat takes no SVG. A scene fills it, a plate stands whole on its paper. */
const card = (name: string): Promise<Buffer> =>
  sharp(readFileSync(path.join(SOURCE, `${name}.svg`)))
    .resize(CARD.width, CARD.height, {
      fit: SCENES.some((scene) => scene === name) ? 'cover' : 'contain',
      background: PAPER,
    })
    .png({ palette: true, colours: 32 })
    .toBuffer();

/** Once: a build that watches writes its files again and again. */
let cards: Promise<[name: string, content: Buffer][]> | undefined;
const cardFiles = () => {
  cards ??= Promise.all(MOTIFS.map(async (name): Promise<[string, Buffer]> => [name, await card(name)]));
  return cards;
};

/** Puts the pictures into a web build as files: they are in no script and no page, and a mini-program has room for none. */
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
      cpSync(SOURCE, folder, { recursive: true });
      for (const [name, content] of await cardFiles()) writeFileSync(path.join(folder, `${name}.png`), content);
    });
  }
}
