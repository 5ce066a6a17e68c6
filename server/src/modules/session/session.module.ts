import type { ParkModule } from '../module';

export const session: ParkModule = {
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
