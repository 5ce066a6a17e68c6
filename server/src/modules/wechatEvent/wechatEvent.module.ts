import type { ParkModule } from '../module';
import { registerWechatEvents } from './wechatEvent.routes';

export const wechatEvent: ParkModule = {
  register: (app, { wechatEvents }) => registerWechatEvents(app, wechatEvents),
  tables: {
    // A keyed hash of what WeChat said, 30 days.
    wechat_event: 'app_id key event received_at',
    wechat_setting: 'app_id name value at',
  },
  removed: { wechat_event: `t.received_at < :now - interval '30 days'` },
};
