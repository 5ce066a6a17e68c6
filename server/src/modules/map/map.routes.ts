import * as calls from '@park/contract/map/calls';
import { schemas } from '@park/contract/map/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorMap } from './map.service';
import { staffMap } from './mapStaff.service';
import { staffShapes } from './shapeStaff.service';

/** Where things are in the park. @param mapKey of the map service for the web; null: none */
export function registerMap(app: FastifyInstance, { database, mapKey }: { database: Database; mapKey: string | null }): void {
  mount(
    app,
    calls,
    schemas,
    ...onEither(database, (database) => ({ ...visitorMap(database, mapKey), ...staffMap(database), ...staffShapes(database) })),
  );
}
