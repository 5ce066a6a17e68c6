import { bytesOf, isRecording, type Manifest, type PackFile, signedText } from '@park/contract/pack/manifest';
import type { Pack, SignedManifest } from '@park/contract/pack/schemas';
import type { Config } from '../../config';
import type { Lang } from '../../i18n/lang';
import { derivedKey } from '../../namedKeys';
import { createSigner } from '../../signer';
import { answerContent, type Content, type PackDeps, packContents, sha256Of } from './contents';

/** Answers of packs in memory: those of one park in all languages. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const VERSION_LETTERS = 16;

interface Made extends SignedManifest {
  pack: Pack;
}

export type PackSigner = ReturnType<typeof packSigner>;

/** Keys that will sign are published before they do: phones check by the keys that their app came with (decision 213). */
export function packSigner({
  authSecret,
  packKeys,
  packNextKeys,
}: Pick<Config, 'packKeys' | 'packNextKeys'> & { authSecret: string }) {
  const own = packKeys.length > 0 ? packKeys : [derivedKey(authSecret, 'park pack 1')];
  return createSigner([...own, ...packNextKeys]);
}

/** Packs are made from what is in the database when they are asked for, and kept in memory until something in it changes. */
export function createPacks({ signer, ...deps }: PackDeps & { signer: PackSigner }) {
  const contents = packContents(deps);
  const made = new Map<string, { stamp: string; pack: Promise<Made> }>();
  const answers = new ContentCache();
  /** A photograph stays what it is. */
  const photos = new Map<string, Omit<PackFile, 'name'>>();

  async function make(id: string, lang: Lang, now: number): Promise<Made> {
    const files: PackFile[] = [];
    const recordings: PackFile[] = [];
    for (const [name, answer] of await contents.list(id, lang)) {
      if (isRecording(name)) {
        const of = await contents.recording(name);
        if (of) recordings.push({ name, ...of });
        continue;
      }
      const known = photos.get(name);
      const content = known ? null : await (answer === undefined ? contents.read(name, lang) : answerContent(answer));
      // A picture that is gone is missing on the page, too.
      if (known) files.push({ name, ...known });
      if (!content) continue;
      const of = { sha256: sha256Of(content.bytes), bytes: content.bytes.length };
      if (content.type === 'image/webp') photos.set(name, of);
      else answers.keep(of.sha256, content);
      files.push({ name, ...of });
    }
    for (const list of [files, recordings]) list.sort((a, b) => (a.name < b.name ? -1 : 1));
    // The answer of an exhibit names its recording.
    const version = sha256Of(JSON.stringify([id, lang, files])).slice(0, VERSION_LETTERS);
    const description: Manifest = { id, lang, version, signedAt: new Date(now).toISOString(), files, recordings };
    const manifest = JSON.stringify(description);
    const signature = signer.sign(Buffer.from(signedText(manifest))).toString('base64url');
    return {
      ...{ manifest, kid: signer.id, signature },
      pack: { id, version, lang, files: files.length, bytes: bytesOf(files), recordingBytes: bytesOf(recordings) },
    };
  }

  return {
    keySet: signer.keySet,

    /** @throws AppError walkNotFound */
    async get(id: string, lang: Lang, now: number): Promise<Made> {
      const key = `${id} ${lang}`;
      const stamp = await contents.stamp(lang);
      const known = made.get(key);
      if (known?.stamp === stamp) return known.pack;
      const fresh = { stamp, pack: make(id, lang, now) };
      made.set(key, fresh);
      fresh.pack.catch(() => {
        if (made.get(key) === fresh) made.delete(key);
      });
      return fresh.pack;
    },

    /** The file of that name if it (still) is the one with that hash, else null. */
    async file(name: string, lang: Lang, sha256: string): Promise<Content | null> {
      const cached = answers.get(sha256);
      if (cached) return cached;
      const content = await contents.read(name, lang);
      return content && sha256Of(content.bytes) === sha256 ? content : null;
    },
  };
}

/** What was made last, by its hash. */
class ContentCache {
  private readonly contents = new Map<string, Content>();
  private bytes = 0;

  get(sha256: string): Content | undefined {
    return this.contents.get(sha256);
  }

  keep(sha256: string, content: Content): void {
    if (this.contents.has(sha256)) return;
    this.contents.set(sha256, content);
    this.bytes += content.bytes.length;
    for (const [oldest, { bytes }] of this.contents) {
      if (this.bytes <= MAX_CACHED_BYTES) return;
      this.contents.delete(oldest);
      this.bytes -= bytes.length;
    }
  }
}
