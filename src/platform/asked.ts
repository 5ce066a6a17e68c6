let waiting = 0;

/** Does what a person asked for by a gesture: meanwhile a refresh that fails is told, too. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1;
  try {
    return await work();
  } finally {
    waiting -= 1;
  }
}

/** Whether somebody waits for what they asked for. */
export function isAsked(): boolean {
  return waiting > 0;
}
