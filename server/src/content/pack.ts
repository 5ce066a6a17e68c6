import {
  type AddEntry,
  type Bounds,
  BackupError as PackError,
  readArchive,
  readJson,
  sha256Of,
  visible,
  writeArchive,
} from '../backup/archive';
import type { Localized } from '../i18n/lang';
import type { TravellingFile } from '../modules/file/travel.service';
import type { Contents } from '../seed/contents';

export { PackError };

/** Of what a pack holds; a release that says a thing otherwise, so that this one would lose some of it, raises it. */
const FORMAT = 1;

/** The first entry: what the pack is of, and all that must be in it. */
interface PackHead {
  what: 'park contents';
  format: number;
  /** Of the product. */
  version: string;
  /** ISO 8601 */
  madeAt: string;
  /** What the park is called; empty: it has no name yet. */
  park: Localized;
  /** The SHA-256 of each other entry, hex. */
  files: Record<string, string>;
}

export interface Pack {
  head: PackHead;
  /** Texts of the files of things, by their name without the ending. */
  texts: Map<keyof Contents, string>;
  files: TravellingFile[];
}

/** What is put into a pack. */
interface Packed extends Omit<Pack, 'head'> {
  head: Pick<PackHead, 'version' | 'madeAt' | 'park'>;
  contentOf: (file: TravellingFile) => Promise<Buffer | null>;
}

const HEAD = 'pack.json';
const FOLDERS = { picture: 'pictures', recording: 'recordings' } as const;
/** Nothing that leads elsewhere. */
const ENTRY = /^(?:([a-zA-Z]+)\.json|(pictures|recordings)\/([\w-]{1,40}))$/;
const MEGABYTE = 1024 * 1024;
/** More than all of what the contract's forms take at their longest, and than any one of them. */
const BOUNDS: Bounds = { total: 8_192 * MEGABYTE, entry: 32 * MEGABYTE };
/** Of an entry, rounded up: tar's own, and that of the SHA-256. */
const HEADERS = 2_048;
/** All texts, which are held together. */
const MAX_TEXTS = 64 * MEGABYTE;
const SHA256 = /^[\da-f]{64}$/;

const nameOf = ({ kind, id }: TravellingFile) => `${FOLDERS[kind]}/${id}`;

/** @throws PackError when a picture is not there, or is not what it was, and when it would be more than an import takes */
export async function writePack(file: string, { head, texts, files, contentOf }: Packed): Promise<void> {
  if ([...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0) > MAX_TEXTS)
    throw new PackError('The texts are more than an import takes.');
  const sums = [
    ...[...texts].map(([name, text]) => [`${name}.json`, sha256Of(text)]),
    ...files.map((one) => [nameOf(one), one.sha256]),
  ];
  const whole: PackHead = { what: 'park contents', format: FORMAT, ...head, files: Object.fromEntries(sums) };
  let total = 0;
  await writeArchive(file, [], async (addEntry) => {
    const add: AddEntry = (name, content) => {
      const bytes = Buffer.byteLength(content);
      total += bytes + HEADERS;
      if (bytes > BOUNDS.entry || total > BOUNDS.total) throw new PackError(`${name} makes it more than an import takes.`);
      return addEntry(name, content);
    };
    await add(HEAD, JSON.stringify(whole));
    for (const [name, text] of texts) await add(`${name}.json`, text);
    for (const one of files) {
      const content = await contentOf(one);
      if (!content) throw new PackError(`The file of the ${one.kind} ${one.id} is not there. Choose another where it is used.`);
      if ((await add(nameOf(one), content)) !== one.sha256)
        throw new PackError(`The file of the ${one.kind} ${one.id} is damaged. Choose another where it is used.`);
    }
  });
}

/**
 * Reads a pack to its end: nothing of it counts before all of it is what its head says.
 * @param known what of its texts this release can read
 * @param take gets each picture and recording as it comes
 * @throws PackError of one that is newer, cut, damaged, or no pack
 */
export async function readPack(
  file: string,
  known: readonly (keyof Contents)[],
  take?: (one: TravellingFile, content: Buffer) => Promise<void>,
): Promise<Pack> {
  let head: PackHead | undefined;
  let textBytes = 0;
  const [texts, files, seen] = [new Map<keyof Contents, string>(), [] as TravellingFile[], new Set<string>()];
  await readArchive(
    file,
    [],
    async (name, content) => {
      if (!head) {
        head = headOf(file, name, content);
        requireKnown(file, head, known);
        return;
      }
      const [, word, folder, id] = ENTRY.exec(name) ?? [];
      const text = known.find((one) => one === word);
      const sha256 = Object.hasOwn(head.files, name) ? head.files[name] : undefined;
      if (sha256 === undefined || seen.has(name)) throw strange(file, name);
      if (sha256Of(content) !== sha256)
        throw new PackError(`${name} in ${file} is not what the pack says: its SHA-256 is another.`);
      seen.add(name);
      if (text) {
        textBytes += content.length;
        if (textBytes > MAX_TEXTS) throw new PackError(`The texts in ${file} unpack to more than they may.`);
        texts.set(text, content.toString());
      } else if (id) {
        const one: TravellingFile = { id, kind: folder === FOLDERS.picture ? 'picture' : 'recording', sha256 };
        files.push(one);
        await take?.(one, content);
      }
    },
    BOUNDS,
  );
  if (!head) throw new PackError(`${file} is no content pack: there is nothing in it.`);
  const missing = Object.keys(head.files).filter((name) => !seen.has(name));
  if (missing.length > 0)
    throw new PackError(`${file} was cut: ${missing.length} of its files are not there, such as ${missing[0]}.`);
  return { head, texts, files };
}

function headOf(file: string, name: string, content: Buffer): PackHead {
  const head = name === HEAD ? readJson<Partial<PackHead>>(name, content) : null;
  if (head?.what !== 'park contents' || typeof head.version !== 'string' || typeof head.format !== 'number')
    throw new PackError(`${file} is no content pack of a park.`);
  if (head.format > FORMAT)
    throw new PackError(
      `${file} was made by a newer release (${visible(head.version)}). Update this park first, then import it.`,
    );
  if (head.format !== FORMAT || !areSums(head.files)) throw new PackError(`${file} is no content pack of a park.`);
  return head as PackHead;
}

const areSums = (files: unknown): boolean =>
  typeof files === 'object' &&
  files !== null &&
  !Array.isArray(files) &&
  Object.values(files).every((sum) => typeof sum === 'string' && SHA256.test(sum));

const strange = (file: string, name: string) =>
  new PackError(`${file} holds something that does not belong there: ${visible(name)}.`);

/** Before any of it is unpacked. @throws PackError */
function requireKnown(file: string, { files }: PackHead, known: readonly string[]): void {
  const ids = new Set<string>();
  for (const name of Object.keys(files)) {
    const [, text, , id] = ENTRY.exec(name) ?? [];
    if (text && !known.includes(text)) throw new PackError(`${file}: ${name} is of nothing that this release knows.`);
    if (!text && !id) throw strange(file, name);
    if (id && ids.has(id)) throw new PackError(`${file} has two files of the id ${id}.`);
    if (id) ids.add(id);
  }
}
