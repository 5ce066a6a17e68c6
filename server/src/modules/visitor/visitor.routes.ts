import * as calls from '@park/contract/visitor/calls';
import { schemas } from '@park/contract/visitor/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../http/input';
import { mount } from '../../http/mount';
import { createMine } from './mine.service';
import { createOwnData, OWN_FILE_PATH, type OwnDataDeps } from './ownData/ownData.service';
import { createVisitorFinder } from './visitorStaff.service';

const fileIn = z.object({ token: z.string().min(1).max(100) });

/** The visitor's own page, their own data, and how staff find whose something is. */
export function registerVisitor(app: FastifyInstance, deps: OwnDataDeps): void {
  const { database } = deps;
  const getMine = createMine(database);
  const { openFile, ...ownData } = createOwnData(deps);
  mount(app, calls, schemas, { getMine: (_, ctx) => getMine(ctx), findVisitor: createVisitorFinder(database), ...ownData });

  // Whoever only looks whether there is a file must not use the link up.
  app.get(
    OWN_FILE_PATH,
    {
      exposeHeadRoute: false,
      config: { priority: 'extra' },
      schema: {
        summary: 'Get the file of a visitor’s own data; once',
        tags: ['visitorWechat'],
        security: [],
        querystring: fileIn,
      },
    },
    async (req, reply) => {
      const { token } = parseInput(fileIn, req.query, { fromText: true });
      const file = await openFile(token, app.clock());
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .header('cache-control', 'no-store')
        .send(file);
    },
  );
}
