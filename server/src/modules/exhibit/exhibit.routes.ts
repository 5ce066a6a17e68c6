import * as calls from '@park/contract/exhibit/calls';
import { schemas } from '@park/contract/exhibit/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import type { Files } from '../file/file.service';
import { visitorExhibits } from './exhibit.service';
import { staffExhibits } from './exhibitStaff.service';
import { heardExhibits } from './heard.service';

export function registerExhibits(app: FastifyInstance, { database, files }: { database: Database; files: Files }): void {
  const countsAsHeard: FastifyInstance['countsAsHeard'] = (req, id) => app.countsAsHeard(req, id);
  mount(
    app,
    calls,
    schemas,
    ...onEither(database, (database) => ({
      ...visitorExhibits(database, files),
      ...staffExhibits(database, files),
      ...heardExhibits(database, countsAsHeard),
    })),
  );
}
