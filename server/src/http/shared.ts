import { Batches } from '../db/batches';
import type { CallContext } from './callContext';

/** Nobody is refused a share. */
const MAX_SHARED_READS = 10_000;
/** Answers of several questions that are made side by side. */
const AT_ONCE = 8;

/**
 * A public call that answers everybody alike who is signed out: those who ask the same while an answer is being made share the next one.
 * It is begun after they asked, so that nobody is told what was before. `make` may only look at the language and the moment.
 */
export function sharedByAll<In, Out, Ctx extends CallContext>(
  make: (input: In, ctx: Ctx) => Promise<Out>,
): (input: In, ctx: Ctx) => Promise<Out> {
  interface Question {
    key: string;
    input: In;
    ctx: Ctx;
  }
  const batches = new Batches<Question, Out>(
    async (questions) => {
      const made = new Map<string, Promise<Out>>();
      for (const { key, input, ctx } of questions) if (!made.has(key)) made.set(key, make(input, ctx));
      return Promise.allSettled(questions.map(({ key }) => made.get(key) as Promise<Out>));
    },
    { maxItems: MAX_SHARED_READS, atOnce: AT_ONCE },
  );
  return (input, ctx) => {
    if (ctx.visitorId !== '') return make(input, ctx);
    const key = JSON.stringify([ctx.lang, input]);
    return batches.take(key, { key, input, ctx });
  };
}
