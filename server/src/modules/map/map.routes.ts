import { getMap } from '@park/contract/map/endpoints';
import { mapIn, parkMap } from '@park/contract/map/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import { registerMapAdmin } from './map.admin.routes';
import { createParkMaps } from './map.service';
import { createMapStaff } from './mapStaff.service';

/** Where things are in the park. @param mapKey of the map service for the web; null: none */
export function registerMap(app: FastifyInstance, { database, mapKey }: { database: Database; mapKey: string | null }): void {
  const maps = createParkMaps(database, mapKey);
  route(app, getMap, { in: mapIn, out: parkMap, summary: 'Every place of the park' }, (ctx) => maps.get(ctx));
  registerMapAdmin(app, createMapStaff(database), noteExports(database));
}
