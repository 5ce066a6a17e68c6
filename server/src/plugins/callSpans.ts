import { context, SpanKind } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { beginSpan, type OpenSpan } from '../tracing';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan;
  }
}

/** Each call is a span, to which all that is done for it belongs. A visitor's own `traceparent` is not believed. */
export const callSpans = fp(async (app: FastifyInstance) => {
  app.decorateRequest('span');
  app.addHook('onRequest', (req, _reply, done) => {
    const { method, routeOptions } = req;
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? 'none', 'park.request_id': req.id };
    req.span = beginSpan(`${method} ${routeOptions.url ?? 'none'}`, { kind: SpanKind.SERVER, attributes, root: true });
    context.with(req.span.within, done);
  });
  app.addHook('onResponse', async (req, { statusCode, errorName }) => {
    const failed = statusCode >= 500 ? { name: errorName || String(statusCode) } : undefined;
    req.span.end(failed, { 'http.response.status_code': statusCode, ...(errorName && { 'park.error': errorName }) });
  });
});
