const FRAME = /^ {4}at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(.+?):\d+:\d+\)?$/;

/** What broke and where, the same each time and free of what was asked: the error's name and code, and the topmost place of our own. */
export function fingerprintOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const causes = [error];
  for (let cause = error.cause; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause);
  const { name, code } = causes.at(-1) as Error & { code?: unknown };
  const what = typeof code === 'string' ? `${name} ${code}` : name;
  const places = causes.flatMap(({ stack = '' }) => stack.split('\n').flatMap(placeOf));
  // Where a statement went wrong, not how statements are sent.
  const place = places.find((one) => !one.includes('(db/')) ?? places[0];
  return place ? `${what} at ${place}` : what;
}

function placeOf(line: string): string[] {
  const [, method = '', file] = FRAME.exec(line) ?? [];
  if (!file || /node_modules|^node:/.test(file)) return [];
  return [`${method} (${file.replace(/^.*\/src\//, '')})`];
}
