export const inbox = {
  signIn: '登录后就能看到您的消息。',
  filter: '消息分类',
  all: '全部',
  groups: {
    ticket: '门票',
    points: '积分',
    help: '求助',
    find: '化石发现',
    activity: '活动',
    prize: '抽奖',
    feedback: '反馈',
    notice: '公告',
    lostFound: '失物招领',
  },
  live: '直播',
  unread: '未读',
  readAll: '全部标为已读',
  none: '还没有消息。门票、活动、积分等通知会显示在这里。',
};

export type InboxMessages = typeof inbox;
