import type { ParkModule } from '../module';

export const wechatEvent: ParkModule = {
  tables: {
    // A keyed hash of what WeChat said, 30 days.
    wechat_event: 'app_id key event received_at',
    wechat_setting: 'app_id name value at',
  },
};
