import { ask, resultOf } from './call';

interface Progress {
  /** Bytes that have arrived. */
  bytes: number;
  /** Rows that have arrived, by the lines of a CSV; null where they cannot be counted. */
  rows: number | null;
  /** What the server will send; null when it did not say. */
  totalRows: number | null;
}

const TOTAL = 'x-total-rows';
const LINE_FEED = 10;

/**
 * Fetches a file as whoever is signed in and hands it to the browser to keep. The rows of a streamed CSV are counted as they arrive.
 * @throws CallError
 */
export async function download(path: string, name: string, onProgress: (progress: Progress) => void): Promise<void> {
  const answer = await ask(path, {});
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || type.includes('application/json') || !answer.body) return resultOf(answer);
  const total = answer.headers.get(TOTAL);
  const totalRows = total === null ? null : Number(total);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let lines = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    for (const byte of part.value) if (byte === LINE_FEED) lines++;
    // The first line names the columns.
    onProgress({ bytes, rows: type.includes('csv') ? Math.max(0, lines - 1) : null, totalRows });
  }
  keep(new Blob(parts, { type }), name);
}

/** Hands something over as a file. */
export function keep(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
