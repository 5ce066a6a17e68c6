/** How the scripts speak: one line a fact, colours only where a person looks at a terminal. */
const coloured = process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
const paint = (code: number, text: string) => (coloured ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text: string) => paint(1, text);
export const green = (text: string) => paint(32, text);
export const yellow = (text: string) => paint(33, text);
export const red = (text: string) => paint(31, text);
export const dim = (text: string) => paint(2, text);

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** What stops a script, as a sentence for a person; thrown through to the script's end, printed without a stack. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Runs a script's main function; a `Stop` becomes its sentence and exit code 1, anything else keeps its stack. */
export function runMain(main: () => Promise<number | undefined>): void {
  main().then(
    (code) => {
      if (code !== undefined) process.exit(code);
    },
    (error: unknown) => {
      process.stderr.write(`${red(error instanceof Stop ? error.message : String((error as Error)?.stack ?? error))}\n`);
      process.exit(1);
    },
  );
}

/** `850 ms`, `12.3 s`, `2 min 05 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g');

/** Text without the terminal's control sequences, as it can be searched. */
export const plain = (text: string): string => text.replace(ESCAPES, '');
