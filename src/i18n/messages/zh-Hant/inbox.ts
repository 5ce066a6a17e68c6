import type { InboxMessages } from '../zh-Hans/inbox';

export const inbox: InboxMessages = {
  signIn: '登入後就能看到您的訊息。',
  filter: '訊息分類',
  all: '全部',
  groups: {
    ticket: '門票',
    points: '積分',
    help: '求助',
    find: '化石發現',
    activity: '活動',
    prize: '抽獎',
    feedback: '回饋',
    notice: '公告',
    lostFound: '失物招領',
  },
  live: '直播',
  unread: '未讀',
  readAll: '全部標為已讀',
  none: '還沒有訊息。門票、活動、積分等通知會顯示在這裡。',
};
