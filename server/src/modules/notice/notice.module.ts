import type { ParkModule } from '../module';

export const notice: ParkModule = {
  tables: {
    notice_read: { follows: 'messages', told: 'read_at notice_id', silent: 'visitor_id' },
    notice:
      'id version category title text words motif cover_id pinned show_from show_until published_at withdrawn_at created_at updated_at updated_by shown_at warning_colour warning_kind',
  },
};
