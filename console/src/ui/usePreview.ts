import type { Call } from '@park/contract/call';
import { useEffect, useRef, useState } from 'react';
import { call as ask } from '../api/call';
import { sentenceOf } from '../api/callError';

/** So long nothing is typed before the phone shows it. ms */
const PAUSE = 700;

interface Preview {
  /** Under which visitors' pages show it; null before the first answer. */
  id: string | null;
  /** Counts what has been shown: a phone that shows an older one looks again. */
  count: number;
  /** Why the last one was not taken. */
  refused: string;
}

/** Keeps what is typed where the visitors' own page finds it. @param input null: there is not enough to show yet, or nobody looks */
export function usePreview<In, Id extends { id: string }>(call: Call<In, Id>, input: In | null): Preview {
  const [preview, setPreview] = useState<Preview>({ id: null, count: 0, refused: '' });
  const text = input === null ? null : JSON.stringify(input);
  const first = useRef(true);
  useEffect(() => {
    if (text === null) return;
    const leaving = new AbortController();
    const send = async () => {
      first.current = false;
      try {
        const { id } = await ask(call, JSON.parse(text) as In, leaving.signal);
        setPreview(({ count }) => ({ id, count: count + 1, refused: '' }));
      } catch (error) {
        if (!leaving.signal.aborted) setPreview((before) => ({ ...before, refused: sentenceOf(error) }));
      }
    };
    const timer = setTimeout(send, first.current ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [call, text]);
  return preview;
}
