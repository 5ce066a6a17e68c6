import { plain } from '../terminal';

/** What a function printed, which nobody else sees. What the test runner tells its parent, in bytes, passes. */
export async function printed(work: () => unknown): Promise<string> {
  const write = process.stdout.write;
  let text = '';
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    if (typeof chunk !== 'string') return write.call(process.stdout, chunk, ...rest);
    text += chunk;
    return true;
  }) as typeof process.stdout.write;
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return plain(text);
}
