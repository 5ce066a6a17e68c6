import type { Call, CallSchemas } from '@park/contract/call';
import type { ExportedFile } from '@park/contract/export';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../db/db';
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

/**
 * Mounts the calls of a noun. Each has its handler, or the server does not compile.
 * @param lagging of a noun some of whose calls `mayLag` (`mountEither`): the same handlers, which answer those; null: there is no standby
 */
export function mount<Calls extends object, Schemas extends SchemasOf<Calls>>(
  app: FastifyInstance,
  calls: Calls,
  schemas: Schemas,
  handlers: Handlers<Calls, Schemas>,
  lagging?: Handlers<Calls, Schemas> | null,
): void {
  type Handler = ExportHandler<unknown> | ((input: unknown, ctx: RouteContext<unknown>) => Promise<unknown>);
  for (const [name, handler] of Object.entries<Handler>(handlers as never)) {
    const call = calls[name as keyof Calls] as Call<unknown, never>;
    const schema: RouteSchemas<z.ZodType, z.ZodType<never>> = schemas[name as keyof Calls] as never;
    if (schema.mayLag && lagging === undefined)
      throw new Error(`${name} may lag, but its handlers are mounted without mountEither.`);
    const late = (schema.mayLag && (lagging?.[name as keyof Calls] as Handler | undefined)) ?? handler;
    if (typeof handler === 'function' && typeof late === 'function') {
      const isLate = ({ visitorId }: RouteContext<unknown>) => schema.mayLag === 'always' || visitorId === '';
      route(app, call, schema, (ctx) => (isLate(ctx) ? late : handler)(ctx.input, ctx) as never);
    } else exportRoute(app, call, schema, late as ExportHandler<unknown>);
  }
}

/** The same of a noun some of whose calls `mayLag`: its handlers over the park's database, and again over what may lag behind it. */
export function mountEither<Calls extends object, Schemas extends SchemasOf<Calls>>(
  app: FastifyInstance,
  calls: Calls,
  schemas: Schemas,
  database: Database,
  make: (database: Database) => Handlers<Calls, Schemas>,
): void {
  mount(app, calls, schemas, make(database), database.lagging && make(database.lagging));
}
