/** What `work` comes to in time; it goes on by itself. @param late what it comes to when time is over; by default it fails */
export async function within<T>(milliseconds: number, work: Promise<T>, late?: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  const otherwise = over.then(() => {
    if (late) return late();
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  work.catch(() => undefined);
  return Promise.race([work, otherwise]).finally(() => clearTimeout(timer));
}
