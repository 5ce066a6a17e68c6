import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { FIND } from '@park/contract/find/limits';
import { useEffect, useState } from 'react';
import { choosePictures, forgetPicture } from '@/platform/choosePictures';
import { isString, listIn } from '@/platform/persistentList';
import { forgetPhoto, keepPhoto, photoPath } from '@/platform/photoStore';
import { randomToken } from '@/platform/random';
import { getItem, removeItem, sameVisitor, setItem } from '@/platform/storage';
import type { FormPicture, FormPictures } from '@/ui/usePictures';

const DRAFT = 'draft-find-photos';

/** The photos of a find: kept on this phone as soon as they are chosen, for there may be no network where something lies. */
export function usePhotos(): FormPictures {
  const [list, setList] = useState<readonly FormPicture[]>([]);
  const put = (next: readonly FormPicture[]) => {
    setList(next);
    const keys = next.filter(({ state }) => state === 'done').map(({ key }) => key);
    if (keys.length === 0) removeItem(DRAFT);
    else setItem(DRAFT, JSON.stringify(keys));
  };
  useEffect(() => {
    const keys = listIn(getItem(DRAFT), isString);
    void Promise.all(keys.map(async (key) => ({ key, src: await photoPath(key) }))).then((found) => {
      const stored = found.flatMap(({ key, src }) => (src ? [doneOf(key, src)] : []));
      if (stored.length > 0) setList(stored);
    });
  }, []);
  return {
    list,
    max: FIND.photos,
    ids: list.flatMap(({ id }) => id ?? []),
    pending: list.some(({ state }) => state === 'failed') ? 'failed' : null,
    async choose() {
      const isTheirs = sameVisitor();
      const chosen = (await choosePictures(FIND.photos - list.length)).slice(0, FIND.photos - list.length);
      const added = await Promise.all(
        chosen.map(async ({ path, size }): Promise<FormPicture> => {
          const key = randomToken();
          if (size > MAX_FILE_BYTES) return { key, src: path, progress: 0, state: 'failed', failure: 'tooLarge' };
          await keepPhoto(key, path);
          return doneOf(key, path);
        }),
      );
      if (isTheirs()) put([...list, ...added]);
    },
    // What is too large stays so; nothing else fails here.
    retry: () => {},
    remove(key) {
      const gone = list.find((one) => one.key === key);
      if (gone) forgetPicture(gone.src);
      void forgetPhoto(key);
      put(list.filter((one) => one.key !== key));
    },
    /** They are the queue's from here on. */
    clear() {
      for (const { src } of list) forgetPicture(src);
      put([]);
    },
  };
}

const doneOf = (key: string, src: string): FormPicture => ({ key, id: key, src, progress: 100, state: 'done' });
