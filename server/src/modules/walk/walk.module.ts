import * as calls from '@park/contract/walk/calls';
import { schemas } from '@park/contract/walk/schemas';
import type { Content } from '../../content/content';
import { mountEither } from '../../http/mount';
import { sampleWalks } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';
import { searchableWalks } from './searchable.service';
import { visitorWalks } from './walk.service';
import { staffWalks } from './walkStaff.service';

export const walk: ParkModule = {
  register: (app, { database }) =>
    mountEither(app, calls, schemas, database, (database) => ({ ...visitorWalks(database), ...staffWalks(database) })),
  part: { name: 'exhibit', path: '/api/walkWechat/', stays: [] },
  searchables: { walk: searchableWalks },
  sample: sampleWalks,
  contents({ database }) {
    const { getAdminWalks, saveWalk } = staffWalks(database);
    const walks: Content<'walks'> = {
      name: 'walks',
      list: getAdminWalks,
      save: (thing, version, by) => saveWalk({ ...thing, version }, by),
      unlinked: (thing) => ({ ...thing, stepFreeId: null }),
    };
    return [walks];
  },
  softReferences: { walk: { table: 'exhibit', ids: 't.stops' } },
  tables: {
    walk: 'id name body minutes is_step_free stops step_free_id is_shown version updated_at updated_by',
  },
};
