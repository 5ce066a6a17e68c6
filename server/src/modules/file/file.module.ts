import type { ParkModule } from '../module';
import { registerFile } from './file.routes';

export const file: ParkModule = {
  register: (app, { files }) => registerFile(app, files),
  jobs: ({ files }) => [{ name: 'file-sweep', cron: '37 * * * *', run: files.sweep }],
  tables: {
    stored_file: {
      area: 'pictures',
      whose: 't.visitor_id = :visitor and not t.by_staff',
      exported: 'created_at id name width height',
      silent: 'visitor_id type size sha256 thumb_size seconds subject place is_public by_staff',
      // Let go of and old: the sweep that follows deletes row and files, and so does the next one if it is stopped.
      retained: {
        set: {
          visitor_id: 'null',
          name: `'picture'`,
          subject: 'null',
          place: 'null',
          is_public: 'false',
          created_at: `'1970-01-01'`,
          width: 'coalesce(width, 1)',
        },
        because: 'until its files are deleted, at once',
      },
    },
  },
};
