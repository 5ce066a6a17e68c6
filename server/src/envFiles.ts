import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

/** A variable that cannot be used, and why in a sentence that does not repeat its value. */
interface Fault {
  name: string;
  problem: string;
}

/**
 * The environment with what files say: where `NAME_FILE` is set, NAME is the content of that file, without the line ends that close it.
 * That is how Docker and Kubernetes hand secrets over. Empty variables count as unset.
 * @param names the variables that may be given so
 * @returns what is set, and what cannot be used
 */
export function withFiles(
  env: Record<string, string | undefined>,
  names: readonly string[],
): { given: Record<string, string>; faults: Fault[] } {
  const given = Object.fromEntries(Object.entries(env).flatMap(([name, value = '']) => (value.trim() ? [[name, value]] : [])));
  const faults: Fault[] = [];
  for (const name of names) {
    const file = given[name + SUFFIX];
    if (file === undefined) continue;
    try {
      if (given[name] !== undefined) throw new Error(`must not be set together with ${name}`);
      given[name] = readValue(file.trim());
    } catch (error) {
      faults.push({ name, problem: `${name}${SUFFIX} ${(error as Error).message}` });
    }
  }
  return { given, faults };
}

function readValue(file: string): string {
  let value: string;
  try {
    value = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    throw new Error(`must be the path of a readable file (${(error as NodeJS.ErrnoException).code})`);
  }
  if (value.trim() === '') throw new Error('must be the path of a file that is not empty');
  return value;
}
