import { type Attributes, type Context, context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * One call followed through this server: its spans begin here, at five places (HTTP, connections, statements, WeChat, jobs). Without
 * `OTEL_EXPORTER_OTLP_ENDPOINT` nobody takes them and each is a function call that does nothing. Names and attributes never hold what a person
 * sent: no query, no body, no parameter of a statement.
 */
const tracer = trace.getTracer('park');

/** A span that has begun; `end` closes it, with what went wrong. */
export interface OpenSpan {
  /** With the span as the one that others belong to. */
  within: Context;
  end(error?: unknown, attributes?: Attributes): void;
}

interface Begin {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Belongs to none. */
  root?: boolean;
}

export function beginSpan(name: string, { kind = SpanKind.INTERNAL, ...options }: Begin = {}): OpenSpan {
  const span = tracer.startSpan(name, { kind, ...options });
  return { within: trace.setSpan(context.active(), span), end: (error, attributes) => endSpan(span, error, attributes) };
}

/** Runs `work` as a span of its own. */
export async function inSpan<T>(name: string, work: () => Promise<T>, options?: Begin): Promise<T> {
  const { within, end } = beginSpan(name, options);
  try {
    const result = await context.with(within, work);
    end();
    return result;
  } catch (error) {
    end(error);
    throw error;
  }
}

/** Whether somebody follows what is done now: statements outside a call or a job are no spans. */
export const isFollowed = (): boolean => trace.getActiveSpan() !== undefined;

/** An error's name and code, never its message: that may hold what somebody sent. */
function endSpan(span: Span, error: unknown, attributes: Attributes = {}): void {
  span.setAttributes(attributes);
  if (error !== undefined) {
    const { name, code } = (error ?? {}) as { name?: string; code?: unknown };
    span.setAttribute('error.type', [name, code].filter(Boolean).join(' ') || typeof error);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
