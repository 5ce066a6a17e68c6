import { getMap } from '@park/contract/map/endpoints';
import { mapIn, parkMap } from '@park/contract/map/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { ParkMaps } from './map.service';

export function registerMap(app: FastifyInstance, maps: ParkMaps): void {
  route(app, getMap, { in: mapIn, out: parkMap, summary: 'Every place of the park' }, (ctx) => maps.get(ctx));
}
