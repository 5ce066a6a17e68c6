import * as calls from '@park/contract/exhibit/calls';
import { schemas } from '@park/contract/exhibit/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorExhibits } from './exhibit.service';
import { staffExhibits } from './exhibitStaff.service';

export function registerExhibits(app: FastifyInstance, database: Database): void {
  mount(
    app,
    calls,
    schemas,
    ...onEither(database, (database) => ({ ...visitorExhibits(database), ...staffExhibits(database) })),
  );
}
