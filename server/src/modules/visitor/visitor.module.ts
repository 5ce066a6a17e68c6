import { ownCiphers } from '../../ownCiphers';
import type { ParkModule } from '../module';
import { erasureJobs } from './ownData/erasedAgain.service';
import { registerVisitor } from './visitor.routes';

export const visitor: ParkModule = {
  register: (app, services) => registerVisitor(app, { ...services, ciphers: ownCiphers(services.config) }),
  jobs: (services) => erasureJobs(services, services.config),
  tables: {
    visitor_export: { follows: 'account', exported: 'day asked', silent: 'visitor_id token_hash lang expires_at' },
    visitor: {
      follows: 'account',
      whose: 't.id = :visitor',
      exported: 'created_at id nick_name',
      silent: 'erased_at',
      sealed: { nick_name: 'column nick name' },
    },
    // An id that leads to nobody: a backup from before is put back without them.
    visitor_erasure: 'visitor_id erased_at',
  },
  removed: { visitor_erasure: `t.erased_at < :now - interval '3 years'` },
};
