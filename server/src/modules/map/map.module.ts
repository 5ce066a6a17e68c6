import * as calls from '@park/contract/map/calls';
import { schemas } from '@park/contract/map/schemas';
import type { Content } from '../../content/content';
import { mountEither } from '../../http/mount';
import { sampleMap } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';
import { visitorMap } from './map.service';
import { staffMap, staffShapes } from './mapStaff.service';
import { searchablePlaces } from './searchable.service';

/** Where things are in the park. */
export const map: ParkModule = {
  register: (app, { database, config }) =>
    mountEither(app, calls, schemas, database, (database) => ({
      ...visitorMap(database, config.mapKey),
      ...staffMap(database),
      ...staffShapes(database),
    })),
  // Help and tickets show where something is.
  part: { name: 'map', path: '/api/mapWechat/', stays: [calls.getMap] },
  searchables: { place: searchablePlaces },
  sample: sampleMap,
  contents({ database }) {
    const { getAdminPlaces, savePlace, orderPlaces } = staffMap(database);
    const { getAdminShapes, saveShape } = staffShapes(database);
    const places: Content<'places'> = {
      name: 'places',
      list: async () => (await getAdminPlaces()).places,
      save: (place, version, by) => savePlace({ ...place, version }, by),
      order: (ids, by) => orderPlaces({ ids }, by),
    };
    const ways: Content<'ways'> = {
      name: 'ways',
      list: async () => (await getAdminShapes()).shapes,
      save: (shape, version, by) => saveShape({ ...shape, version }, by),
    };
    return [places, ways];
  },
  tables: {
    park_place: 'id kind name text latitude longitude position version updated_at updated_by closed motif accessible',
    park_shape: 'id kind name line step_free surface width closed position version updated_at updated_by',
  },
};
