import { SpanKind } from '@opentelemetry/api';
import type pg from 'pg';
import { beginSpan, isFollowed } from '../tracing';

const MAX_CHARACTERS = 1_000;

/** What is asked, without anything that is said in it. */
const withoutValues = (text: string) => text.replace(/'(?:[^']|'')*'/g, "'?'").slice(0, MAX_CHARACTERS);

type Query = (...args: unknown[]) => Promise<unknown> | undefined;

/** Makes each statement of a connection a span, while somebody follows the call or job that it belongs to. */
export function followStatements(client: pg.PoolClient): void {
  // Looked up anew each time: tests put their own in its place to count statements.
  const query: Query = (...args) => Object.getPrototypeOf(client).query.apply(client, args);
  const followed: Query = (...args) => {
    if (!isFollowed()) return query(...args);
    const [first] = args as [string | { text?: string }];
    const text = withoutValues((typeof first === 'string' ? first : first?.text) ?? '');
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const { end } = beginSpan(`sql ${/^\s*\w+/.exec(text)?.[0].trim().toLowerCase() ?? ''}`, {
      kind: SpanKind.CLIENT,
      attributes,
    });
    const last = args.at(-1);
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, result: unknown) => {
        end(error ?? undefined);
        last(error, result);
      };
      return query(...args);
    }
    const answer = query(...args);
    if (typeof answer?.then === 'function') answer.then(() => end(), end);
    else end();
    return answer;
  };
  client.query = followed as unknown as typeof client.query;
}
