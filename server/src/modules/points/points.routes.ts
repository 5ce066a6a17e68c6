import * as calls from '@park/contract/points/calls';
import { schemas } from '@park/contract/points/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import { pointsBook } from './points.service';

/** A visitor's points, and what staff see and correct of them. */
export function registerPoints(app: FastifyInstance, { database }: { database: Database }): void {
  mount(app, calls, schemas, pointsBook(database));
}
