import type { ParkModule } from '../module';

export const exhibit: ParkModule = {
  tables: {
    exhibit:
      'id name latin life_group from_ma to_ma formation millimetres beside place latitude longitude may_touch accession shown_as repository motif cover_id credit story child_story audio sources story_sources related is_shown removed_at version updated_at updated_by',
    // Counts; nothing says who heard it.
    exhibit_heard: 'day exhibit_id lang how tenth count',
  },
};
