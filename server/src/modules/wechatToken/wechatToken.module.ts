import type { ParkModule } from '../module';

export const wechatToken: ParkModule = {
  tables: {
    wechat_token: 'app_id token version ends_at taken_until',
  },
};
