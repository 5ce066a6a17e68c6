import { z } from 'zod';
import { visible } from '../backup/archive';
import { unknownKeys } from '../configure/fileFaults';
import { picturesIn } from '../http/richBlocks';
import { fileUrl } from '../modules/file/file.service';
import type { TravellingFile } from '../modules/file/travel.service';
import { type Contents, contentSchemas, MAX_FAULTS, parseContent } from '../seed/contents';
import { type Thing, thingOf } from './content';
import { type Pack, PackError } from './pack';

type Name = keyof Contents;
/** A JSON schema. */
type Shape = NonNullable<Parameters<typeof unknownKeys>[0]>;

/** More than a park has of one kind, and characters than one of them takes: more faults than these are never looked for. */
const MAX_THINGS = 10_000;
const MAX_THING = 1024 * 1024;
const PICTURES = fileUrl('');

/** What the texts of a pack say. @param now epoch ms @throws PackError that tells its faults */
export function thingsOf({ head, texts }: Pack, now: number): Map<Name, Thing[]> {
  const wanted = new Map<Name, Thing[]>();
  const faults: string[] = [];
  for (const [name, text] of texts) {
    const where = `${name}.json`;
    try {
      const given: unknown = JSON.parse(text);
      const tooMuch = excessOf(given);
      if (tooMuch) {
        faults.push(`${where} ${tooMuch}`);
        continue;
      }
      const read: object = parseContent(name, text, { now, where });
      const things = [read].flat().map((one) => thingOf(name, one));
      faults.push(...strangeKeys(name, given).map((fault) => visible(`${where}: ${fault}`)));
      const ids = new Set<string>();
      const twice = things.find(({ id }) => ids.size === ids.add(id).size);
      if (twice) faults.push(`${where} has ${visible(twice.id)} twice.`);
      wanted.set(name, things);
    } catch (error) {
      const { message } = error as Error;
      // The contract's faults are in lines, of which none is the pack's.
      const lines = error instanceof SyntaxError ? [`${where}: ${message.replaceAll('\n', ' ')}`] : message.split('\n');
      faults.push(lines.map(visible).join('\n'));
    }
  }
  if (faults.length > 0) {
    const intro = `The pack, of release ${visible(head.version)}, cannot be used, and nothing was changed:`;
    throw new PackError([intro, ...faults.slice(0, MAX_FAULTS)].join('\n'));
  }
  return wanted;
}

/** The fields of things that name a picture or a recording. */
const NAMING = ['coverId', 'logoId', 'pictureId', 'fileId'];

/** What of the files things name, in a field or as a picture within a text. */
export function namedIn(texts: ReadonlyMap<Name, string>, files: readonly TravellingFile[]): TravellingFile[] {
  const ids = new Set<unknown>();
  for (const text of texts.values())
    JSON.parse(text, (key, value) => {
      if (NAMING.includes(key)) ids.add(value);
      else if (typeof value === 'string' && value.includes(PICTURES))
        for (const src of picturesIn(value)) ids.add(src.slice(PICTURES.length));
      return value;
    });
  return files.filter(({ id }) => ids.has(id));
}

/** What of a file is more than any park has. */
export function excessOf(given: unknown): string | null {
  const things = [given].flat();
  if (things.length > MAX_THINGS) return `has more than ${MAX_THINGS} things.`;
  const long = things.findIndex((one) => (JSON.stringify(one) ?? '').length > MAX_THING);
  return long < 0 ? null : `has a thing that is longer than any: [${long}].`;
}

function strangeKeys(name: Name, given: unknown): string[] {
  const shape = z.toJSONSchema(contentSchemas[name], { io: 'output', unrepresentable: 'any' }) as Shape;
  if (!Array.isArray(given)) return unknownKeys(shape, given).slice(0, MAX_FAULTS);
  const found: string[] = [];
  for (let at = 0; at < given.length && found.length < MAX_FAULTS; at += 1)
    found.push(...unknownKeys(shape.items as Shape, given[at], [at]).slice(0, MAX_FAULTS));
  return found;
}
