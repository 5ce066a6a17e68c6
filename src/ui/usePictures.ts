import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import type { Picture } from '@park/contract/picture';
import { useRef, useState } from 'react';
import { choosePictures, forgetPicture } from '../platform/choosePictures';
import { type DraftKey, getItem, removeItem, sameVisitor, setItem } from '../platform/storage';

/** The server deletes after a day what no form was sent with. ms */
const KEEP_MS = 20 * 3_600_000;

/** A picture of a form, from being chosen to being uploaded. */
export interface FormPicture {
  key: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** What is shown of it: the phone's own file, or an address of the server. */
  src: string;
  /** 0 to 100 */
  progress: number;
  /** Of the upload, once it is done; and when that was (epoch milliseconds). */
  id?: string;
  at?: number;
  /** Why it failed, as a sentence, or that it is too large to be sent. */
  failure?: 'tooLarge' | Error;
}

export interface FormPictures {
  list: readonly FormPicture[];
  max: number;
  /** Of those that are done, in their order. */
  ids: string[];
  /** Not all are done: a form must not be sent without the rest. */
  pending: 'sending' | 'failed' | null;
  choose(): Promise<void>;
  retry(key: string): void;
  remove(key: string): void;
  /** The form was sent. */
  clear(): void;
}

interface Options {
  /** Storage key: what was uploaded survives a reload for as long as the server keeps it. */
  draftKey: DraftKey;
  max: number;
  /** @param onProgress hears 0 to 100 */
  upload: (path: string, onProgress: (percent: number) => void) => Promise<Picture>;
}

interface StoredPicture {
  id: string;
  src: string;
  at: number;
}

let made = 0;

/** The pictures of a form, sent one after another while the rest of it is filled in. */
export function usePictures({ draftKey, max, upload }: Options): FormPictures {
  const [list, setList] = useState<readonly FormPicture[]>(() => readStored(draftKey, Date.now()));
  const latest = useRef(list);
  const turn = useRef(Promise.resolve());

  const put = (next: readonly FormPicture[]) => {
    latest.current = next;
    setList(next);
  };
  const find = (key: string) => latest.current.find((one) => one.key === key);
  const change = (key: string, changes: Partial<FormPicture>) =>
    put(latest.current.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  const sendOne = async (key: string, isTheirs: () => boolean) => {
    const picture = find(key);
    // Taken away while it waited for its turn.
    if (!picture) return;
    change(key, { state: 'sending' });
    try {
      const { id, thumb } = await upload(picture.src, (progress) => change(key, { progress }));
      forgetPicture(picture.src);
      change(key, { state: 'done', id, at: Date.now(), src: thumb, progress: 100 });
      if (isTheirs()) keep(draftKey, latest.current);
    } catch (error) {
      change(key, { state: 'failed', failure: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  const send = (key: string) => {
    change(key, { state: 'waiting', progress: 0, failure: undefined });
    const isTheirs = sameVisitor();
    turn.current = turn.current.then(() => sendOne(key, isTheirs));
  };

  const states = list.map(({ state }) => state);
  return {
    list,
    max,
    ids: list.flatMap(({ id }) => id ?? []),
    pending: states.includes('failed') ? 'failed' : states.every((state) => state === 'done') ? null : 'sending',
    async choose() {
      const chosen = await choosePictures(max - latest.current.length);
      const added = chosen.slice(0, max - latest.current.length).map(({ path, size }): FormPicture => {
        made += 1;
        const picture = { key: `new-${made}`, src: path, progress: 0 };
        return size > MAX_FILE_BYTES ? { ...picture, state: 'failed', failure: 'tooLarge' } : { ...picture, state: 'waiting' };
      });
      put([...latest.current, ...added]);
      for (const { key, state } of added) if (state === 'waiting') send(key);
    },
    retry: send,
    remove(key) {
      const picture = find(key);
      if (picture && picture.state !== 'done') forgetPicture(picture.src);
      put(latest.current.filter((one) => one.key !== key));
      keep(draftKey, latest.current);
    },
    clear() {
      put([]);
      keep(draftKey, []);
    },
  };
}

function keep(draftKey: DraftKey, list: readonly FormPicture[]): void {
  const stored = list.flatMap(({ id, src, at }): StoredPicture[] =>
    id === undefined || at === undefined ? [] : [{ id, src, at }],
  );
  if (stored.length === 0) removeItem(draftKey);
  else setItem(draftKey, JSON.stringify(stored));
}

/** What was uploaded before; foreign or damaged content counts as none. */
function readStored(draftKey: DraftKey, now: number): FormPicture[] {
  try {
    const stored = JSON.parse(getItem(draftKey)) as StoredPicture[];
    return stored
      .filter((one) => typeof one.id === 'string' && typeof one.src === 'string' && now - one.at < KEEP_MS)
      .map(({ id, src, at }) => ({ key: id, id, src, at, state: 'done', progress: 100 }));
  } catch {
    return [];
  }
}
