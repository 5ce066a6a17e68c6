import type { ParkModule } from '../module';
import { deleteExpiredSessions } from './session.repo';

export const session: ParkModule = {
  jobs: ({ database }) => [
    {
      name: 'session-purge',
      cron: '17 19 * * *',
      run: async (now) => {
        await deleteExpiredSessions(database.db, new Date(now));
        return 0;
      },
    },
  ],
  tables: {
    session: { follows: 'account', told: 'created_at expires_at revoked_at', silent: 'id visitor_id admin_id admin_name' },
    wechat_account: {
      area: 'account',
      told: 'created_at app_id openid unionid',
      silent: 'visitor_id handles_from id openid_hash unionid_hash',
      sealed: { openid: 'column openid', unionid: 'column unionid' },
    },
  },
};
