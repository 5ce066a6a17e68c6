interface Facts {
  id: string;
  text(name: string): string;
  count(name: string): number;
  yes(name: string): boolean;
  list(name: string): string;
}

const cancelled = (facts: Facts) => {
  const count = facts.count('cancelledReservations');
  return count > 0 ? `，取消了 ${count} 个预约` : '';
};
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** By action. */
const said = {
  'admin.create': (_: Facts) => '建立了第一个账户',
  'admin.login': (_: Facts) => '登录了',
  'admin.logout': (_: Facts) => '退出了登录',
  'admin.loginFailed': (_: Facts) => '有人用错误的密码尝试登录',
  'admin.lock': (_: Facts) => '密码多次错误，账户被暂时锁定',
  'staff.saveAccount': (f: Facts) =>
    `保存了员工账户 ${f.text('userName') || f.text('displayName')}（角色：${f.list('roles')}）`,
  'staff.resetPassword': (_: Facts) => '重置了一个员工账户的密码',
  'staff.changePassword': (_: Facts) => '修改了自己的密码',
  'live.decideRegistration': (f: Facts) => (f.yes('approve') ? '通过了一位主播的登记' : '拒绝了一位主播的登记'),
  'live.suspendAnchor': (f: Facts) => `暂停了一位主播${cancelled(f)}`,
  'live.restoreAnchor': (_: Facts) => '恢复了一位主播',
  'live.openPoint': (f: Facts) => `开放了直播点 ${f.id}`,
  'live.closePoint': (f: Facts) => `关闭了直播点 ${f.id}${cancelled(f)}`,
  'live.savePoint': (f: Facts) => `修改了直播点 ${f.id} 的文字`,
  'live.setTimespans': (f: Facts) => `修改了${f.id === 'usual' ? '平日' : ` ${f.id} `}的时段${cancelled(f)}`,
  'prize.saveRound': (f: Facts) => (f.yes('made') ? '新建了一轮抽奖' : '修改了一轮抽奖的草稿'),
  'prize.openRound': (_: Facts) => '开始了一轮抽奖的报名，公布了承诺',
  'prize.closeRound': (f: Facts) => `${f.yes('early') ? '提前' : ''}截止了一轮抽奖的报名，共 ${f.count('entrants')} 人`,
  'prize.draw': (f: Facts) => `开奖：${f.count('entrants')} 人报名，${f.count('winners')} 人中奖`,
  'prize.endRound': (_: Facts) => '一轮抽奖的领奖期结束',
  'prize.writeOff': (f: Facts) => `核销了奖品，号码 ${f.text('entry')}`,
  'ticket.addProduct': (f: Facts) => `新建了门票产品，价格 ${yuan(f.count('price'))}`,
  'ticket.changeProduct': (f: Facts) => `修改了门票产品，价格 ${yuan(f.count('price'))}`,
  'ticket.setStock': (f: Facts) => `把 ${f.text('day')} 的库存从 ${f.count('before')} 改为 ${f.count('stock')}`,
  'ticket.refundOrder': (f: Facts) => `退了订单的票，共 ${yuan(f.count('amount'))}`,
  'ticket.closeSlot': (_: Facts) => '关闭了一天或一个入园时段',
  'ticket.reopenSlot': (f: Facts) => `重新开放了入园时段，${f.count('orders')} 个订单恢复有效`,
  'ticket.resolveGateConflict': (f: Facts) => `处理了一次重复入园，票号 ${f.text('ticket')}`,
  'pay.retryRefund': (f: Facts) => `重试了一笔退款，${yuan(f.count('amount'))}`,
  'pay.reconcile': (f: Facts) => `核对了 ${f.id} 的账，${f.count('differences')} 处不一致`,
  'notice.save': (_: Facts) => '保存了一篇公告',
  'notice.publish': (_: Facts) => '发布了一篇公告',
  'notice.withdraw': (_: Facts) => '撤回了一篇公告',
  'notice.pin': (_: Facts) => '置顶了一篇公告',
  'notice.unpin': (_: Facts) => '取消了一篇公告的置顶',
  'notice.remove': (_: Facts) => '删除了一篇公告',
  'activity.save': (f: Facts) => (f.yes('made') ? '新建了一个活动' : '修改了一个活动'),
  'activity.publish': (_: Facts) => '发布了一个活动',
  'activity.cancel': (f: Facts) => `取消了一个活动，涉及 ${f.count('enrollments')} 个报名`,
  'activity.decide': (_: Facts) => '审核了一个活动报名',
  'activity.remove': (_: Facts) => '取消了一个活动报名',
  'activity.checkIn': (_: Facts) => '为一个活动报名签到',
  'feedBack.take': (_: Facts) => '接手了一条反馈',
  'feedBack.answer': (_: Facts) => '回复了一条反馈',
  'help.take': (f: Facts) => `接手了求助 ${f.text('number')}`,
  'help.resolve': (f: Facts) => `处理完了求助 ${f.text('number')}`,
  'lostFound.review': (f: Facts) => (f.yes('approve') ? '通过了一条失物招领' : '拒绝了一条失物招领'),
  'lostFound.decideClaim': (f: Facts) => (f.yes('approve') ? '同意了一次认领' : '拒绝了一次认领'),
  'lostFound.close': (_: Facts) => '失物已归还',
  'points.correct': (f: Facts) => `更正了一位游客的积分：${f.count('points')}（${f.text('reason')}）`,
  'park.lockPage': (f: Facts) => `关闭了页面 ${f.id}`,
  'park.unlockPage': (f: Facts) => `开放了页面 ${f.id}`,
  'search.hideWord': (f: Facts) => `隐藏了搜索词“${f.id}”`,
  'search.showWord': (f: Facts) => `恢复了搜索词“${f.id}”`,
};

const actions: Record<keyof typeof said, (facts: Facts) => string> = said;

const files = {
  Registrations: '主播登记',
  Reservations: '预约',
  Entries: '抽奖报名',
  WriteOffs: '奖品核销',
  AuditLog: '操作记录',
  Orders: '订单',
  Closures: '关闭的时段',
  Stock: '库存',
  Refunds: '退款',
  Notices: '公告',
  Activities: '活动',
  Enrollments: '活动报名',
  FeedBacks: '反馈',
  Items: '失物招领',
  Claims: '认领',
  HelpRequests: '求助',
  Words: '搜索词',
  VisitorPoints: '游客积分',
};

export const auditSentences = {
  actions,
  files,
  exported: (list: string, f: Facts) => `导出了${list}，${f.count('rows')} 行，${f.text('format').toUpperCase()}`,
};
