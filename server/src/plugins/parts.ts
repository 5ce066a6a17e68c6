import type { Part } from '@park/contract/park/parts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../http/appError';
import type { PartOfPark } from '../modules/module';

interface PartsOptions {
  parts: readonly PartOfPark[];
  /** What the park does without at a moment, epoch milliseconds. */
  partsOff(now: number): Promise<readonly Part[]>;
}

/** Refuses visitors what the park does without (R-park-5), once it is known who asks. Other calls go through nothing of this. */
export const parts = fp(async (app: FastifyInstance, { parts, partsOff }: PartsOptions) => {
  app.addHook('onRoute', (route) => {
    const part = parts.find(({ path }) => route.url.startsWith(path));
    if (!part || route.config?.auth === 'admin' || part.stays.some(({ path }) => path === route.url)) return;
    const refuse = async () => {
      if ((await partsOff(app.clock())).includes(part.name)) throw new AppError('partOff');
    };
    route.onRequest = [route.onRequest ?? [], refuse].flat();
  });
});
