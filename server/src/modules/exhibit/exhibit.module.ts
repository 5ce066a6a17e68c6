import * as calls from '@park/contract/exhibit/calls';
import { schemas } from '@park/contract/exhibit/schemas';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../../content/content';
import { mountEither } from '../../http/mount';
import { sampleExhibits } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';
import { visitorExhibits } from './exhibit.service';
import { staffExhibits } from './exhibitStaff.service';
import { heardExhibits } from './heard.service';
import { searchableExhibits } from './searchable.service';

export const exhibit: ParkModule = {
  register(app, { database, files }) {
    const countsAsHeard: FastifyInstance['countsAsHeard'] = (req, id) => app.countsAsHeard(req, id);
    mountEither(app, calls, schemas, database, (database) => ({
      ...visitorExhibits(database, files),
      ...staffExhibits(database, files),
      ...heardExhibits(database, countsAsHeard),
    }));
  },
  part: { name: 'exhibit', path: '/api/exhibitWechat/', stays: [] },
  searchables: { exhibit: searchableExhibits },
  sample: sampleExhibits,
  contents({ database, files }) {
    const { getAdminExhibits, saveExhibit } = staffExhibits(database, files);
    const exhibits: Content<'exhibits'> = {
      name: 'exhibits',
      list: (by) => getAdminExhibits({}, by),
      save: (thing, version, by) => saveExhibit({ ...thing, version }, by),
      unlinked: (thing) => ({ ...thing, related: [], audio: {} }),
      letGo(before, things) {
        const others = things.filter(({ id }) => id !== before.id);
        const taken = new Set(others.flatMap(({ audio }) => Object.values(audio ?? {}).map(({ fileId }) => fileId)));
        const own = Object.entries(before.audio ?? {}).filter(([, { fileId }]) => !taken.has(fileId));
        return { ...before, audio: Object.fromEntries(own) };
      },
    };
    return [exhibits];
  },
  dependents: { exhibit_heard: { table: 'exhibit', by: 'exhibit_id' } },
  softReferences: { exhibit: { table: 'exhibit', ids: 't.related' } },
  tables: {
    exhibit:
      'id name latin life_group from_ma to_ma formation millimetres beside place latitude longitude may_touch accession shown_as repository motif cover_id credit story child_story audio sources story_sources related is_shown removed_at version updated_at updated_by',
    // Counts; nothing says who heard it.
    exhibit_heard: 'day exhibit_id lang how tenth count',
  },
  // A year is the longest that staff look back.
  removed: { exhibit_heard: `t.day < (:now - interval '366 days')::date` },
};
