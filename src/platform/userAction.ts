let pendingCount = 0;
let isStarting = false;

/** Runs what a gesture started: meanwhile a refresh that fails shows a toast, too. */
export async function runUserAction<T>(work: () => Promise<T>): Promise<T> {
  pendingCount += 1;
  try {
    isStarting = true;
    const done = work();
    isStarting = false;
    return await done;
  } finally {
    isStarting = false;
    pendingCount -= 1;
  }
}

/** Whether somebody waits for what their gesture started. */
export const isUserActionPending = (): boolean => pendingCount > 0;

/** True only in the synchronous part of a user action, so that polling beside it does not count. */
export const isUserActionStarting = (): boolean => isStarting;
