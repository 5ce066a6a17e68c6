import type { Call } from '@park/contract/call';
import { uploadStaffFile } from '@park/contract/file/calls';
import { useEffect, useRef, useState } from 'react';
import { CallError, sentenceOf } from '../api/callError';
import { upload } from '../api/upload';

/** Sends one file at a time. `progress` is null while none is on its way; leaving the page takes it back. */
export function useUpload<Out>(call: Call<never, Out>, onWrong: (sentence: string) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Undefined when it was refused, which has been told. */
  const send = async (file: Blob): Promise<Out | undefined> => {
    leaving.current = new AbortController();
    setProgress(0);
    try {
      return await upload(call, file, setProgress, leaving.current.signal);
    } catch (error) {
      if (!(error instanceof CallError && error.errorName === 'cancelled')) onWrong(sentenceOf(error));
      return undefined;
    } finally {
      setProgress(null);
    }
  };
  return { progress, send };
}

/** Of a picture that staff put into a notice or an activity; everybody may see it. */
export const pictureUrl = (id: string) => `/api/sysFile/file/${id}`;

/** Sends one picture at a time. */
export const usePictureUpload = (onWrong: (sentence: string) => void) => useUpload(uploadStaffFile, onWrong);
