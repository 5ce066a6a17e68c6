import type { Call, CallSchemas } from '@park/contract/call';
import type { ExportedFile } from '@park/contract/export';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type ExportHandler, exportRoute } from './exportRows';
import { type RouteContext, type RouteSchemas, route, type StaffIdentity } from './route';

/** What the calls of a noun take and answer (`contract/src/<noun>/schemas.ts`), under their names. */
type SchemasOf<Calls> = { [Name in keyof Calls]: CallSchemas };

/** The context of a call; a call for staff has who of them asks. */
type CtxOf<C> = C extends { auth: 'admin' }
  ? Omit<RouteContext<unknown>, 'input' | 'admin'> & { admin: StaffIdentity }
  : Omit<RouteContext<unknown>, 'input'>;

/** What answers the calls of a noun: a function for each, named as its call, or for an export its columns and rows. */
export type Handlers<Calls, Schemas extends SchemasOf<Calls>> = {
  [Name in keyof Calls]: Calls[Name] extends Call<infer _, infer Out>
    ? [Out] extends [ExportedFile]
      ? ExportHandler<z.output<Schemas[Name]['in']>>
      : (input: z.output<Schemas[Name]['in']>, ctx: CtxOf<Calls[Name]>) => Promise<z.input<Schemas[Name]['out']>>
    : never;
};

/** Mounts the calls of a noun. Each has its handler, or the server does not compile. */
export function mount<Calls extends object, Schemas extends SchemasOf<Calls>>(
  app: FastifyInstance,
  calls: Calls,
  schemas: Schemas,
  handlers: Handlers<Calls, Schemas>,
): void {
  type Handler = ExportHandler<unknown> | ((input: unknown, ctx: RouteContext<unknown>) => Promise<unknown>);
  for (const [name, handler] of Object.entries<Handler>(handlers as never)) {
    const call = calls[name as keyof Calls] as Call<unknown, never>;
    const schema: RouteSchemas<z.ZodType, z.ZodType<never>> = schemas[name as keyof Calls] as never;
    if (typeof handler === 'function') route(app, call, schema, (ctx) => handler(ctx.input, ctx) as never);
    else exportRoute(app, call, schema, handler);
  }
}
