import type { Call } from '@park/contract/call';
import type { AskPublic } from '@park/contract/firstScreen';

let asks: AskPublic | undefined;

/** While `work` runs, calls go to `ask`. */
export async function answering<T>(ask: AskPublic, work: () => Promise<T>): Promise<T> {
  asks = ask;
  try {
    return await work();
  } finally {
    asks = undefined;
  }
}

/** In place of `@/api/client`: nobody is signed in here, so only what is public is asked. */
export async function call<In, Out>({ method, path, auth }: Call<In, Out>, input: In): Promise<Out> {
  if (auth !== 'public' || !asks) throw new Error(`${path} is not asked for the first screen`);
  return (await asks({ method, path, input })) as Out;
}
