let waiting = 0;
let isBeginning = false;

/** Does what a person asked for by a gesture: meanwhile a refresh that fails is told, too. */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1;
  try {
    isBeginning = true;
    const done = work();
    isBeginning = false;
    return await done;
  } finally {
    isBeginning = false;
    waiting -= 1;
  }
}

/** Whether somebody waits for what they asked for. */
export function isAsked(): boolean {
  return waiting > 0;
}

/** Whether what is called now is what a person asked for, and not something that happens to be asked meanwhile. */
export function isBegunByGesture(): boolean {
  return isBeginning;
}
