import type { AuditAction, ExportedList } from '@park/contract/staff/auditActions';

/** What a sentence is made of: the subject's id, and facts of the log, of which any may be missing. */
export interface Facts {
  /** Without its kind, e.g. `Xy…` of `round:Xy…`. */
  id: string;
  text(name: string): string;
  count(name: string): number;
  yes(name: string): boolean;
  /** A fact that is a list, joined. */
  list(name: string): string;
  /** How many a fact that is a list has. */
  length(name: string): number;
}

const cancelled = (facts: Facts) => {
  const count = facts.count('cancelledReservations');
  return count > 0 ? `，取消了 ${count} 个预约` : '';
};
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

const actions: Record<AuditAction, (facts: Facts) => string> = {
  'admin.create': () => '建立了第一个账户',
  'admin.login': () => '登录了',
  'admin.logout': () => '退出了登录',
  'admin.loginFailed': () => '有人用错误的密码尝试登录',
  'admin.lock': () => '密码多次错误，尝试者须等待',
  'admin.codeFailed': () => '有人知道密码，但第二步验证不正确',
  'admin.recoveryCode': (f) => `用恢复码登录，还剩 ${f.count('left')} 个`,
  'staff.setSecondFactor': (f) => (f.yes('again') ? '重新设置了自己的两步验证' : '设置了自己的两步验证'),
  'staff.addPasskey': (f) => `为自己的两步验证添加了通行密钥“${f.text('name')}”`,
  'staff.removePasskey': (f) => `移除了自己的通行密钥“${f.text('name')}”`,
  'staff.endSecondFactor': () => '停用了自己的两步验证',
  'staff.resetSecondFactor': () => '重置了一个员工账户的两步验证',
  'staff.saveAccount': (f) => `保存了员工账户 ${f.text('userName') || f.text('displayName')}（角色：${f.list('roles')}）`,
  'staff.resetPassword': () => '重置了一个员工账户的密码',
  'staff.changePassword': () => '修改了自己的密码',
  'live.decideRegistration': (f) => (f.yes('approve') ? '通过了一位主播的登记' : '拒绝了一位主播的登记'),
  'live.suspendAnchor': (f) => `暂停了一位主播${cancelled(f)}`,
  'live.restoreAnchor': () => '恢复了一位主播',
  'live.openPoint': (f) => `开放了直播点 ${f.id}`,
  'live.closePoint': (f) => `关闭了直播点 ${f.id}${cancelled(f)}`,
  'live.savePoint': (f) => `修改了直播点 ${f.id} 的文字`,
  'live.setTimespans': (f) => `修改了${f.id === 'usual' ? '平日' : ` ${f.id} `}的时段${cancelled(f)}`,
  'prize.saveRound': (f) => (f.yes('made') ? '新建了一轮抽奖' : '修改了一轮抽奖的草稿'),
  'prize.openRound': () => '开始了一轮抽奖的报名，公布了承诺',
  'prize.closeRound': (f) => `${f.yes('early') ? '提前' : ''}截止了一轮抽奖的报名，共 ${f.count('entrants')} 人`,
  'prize.draw': (f) => `开奖：${f.count('entrants')} 人报名，${f.count('winners')} 人中奖`,
  'prize.endRound': () => '一轮抽奖的领奖期结束',
  'prize.writeOff': (f) => `核销了奖品，号码 ${f.text('entry')}`,
  'ticket.addProduct': (f) => `新建了门票产品，价格 ${yuan(f.count('price'))}`,
  'ticket.changeProduct': (f) => `修改了门票产品，价格 ${yuan(f.count('price'))}`,
  'ticket.setStock': (f) => `把 ${f.text('day')} 的库存从 ${f.count('before')} 改为 ${f.count('stock')}`,
  'ticket.setStockOfDays': (f) => `把 ${f.length('slots')} 个时段的库存改为 ${f.count('stock')}`,
  'ticket.refundOrder': (f) => `退了订单的票，共 ${yuan(f.count('amount'))}`,
  'ticket.closeSlot': () => '关闭了一天或一个入园时段',
  'ticket.reopenSlot': (f) => `重新开放了入园时段，${f.count('orders')} 个订单恢复有效`,
  'ticket.resolveGateConflict': (f) => `处理了一次重复入园，票号 ${f.text('ticket')}`,
  'pay.retryRefund': (f) => `重试了一笔退款，${yuan(f.count('amount'))}`,
  'pay.reconcile': (f) => `核对了 ${f.id} 的账，${f.count('differences')} 处不一致`,
  'notice.save': () => '保存了一篇公告',
  'notice.publish': () => '发布了一篇公告',
  'notice.withdraw': () => '撤回了一篇公告',
  'notice.pin': () => '置顶了一篇公告',
  'notice.unpin': () => '取消了一篇公告的置顶',
  'notice.remove': () => '删除了一篇公告',
  'activity.save': (f) => (f.yes('made') ? '新建了一个活动' : '修改了一个活动'),
  'activity.publish': () => '发布了一个活动',
  'activity.cancel': (f) => `取消了一个活动，涉及 ${f.count('enrollments')} 个报名`,
  'activity.decide': () => '审核了一个活动报名',
  'activity.remove': () => '取消了一个活动报名',
  'activity.checkIn': () => '为一个活动报名签到',
  'feedBack.take': () => '接手了一条反馈',
  'feedBack.answer': () => '回复了一条反馈',
  'help.take': (f) => `接手了求助 ${f.text('number')}`,
  'help.resolve': (f) =>
    `处理完了求助 ${f.text('number')}${f.count('others') > 0 ? `，连同合并的 ${f.count('others')} 个` : ''}`,
  'lostFound.review': (f) => (f.yes('approve') ? '通过了一条失物招领' : '拒绝了一条失物招领'),
  'lostFound.decideClaim': (f) => (f.yes('approve') ? '同意了一次认领' : '拒绝了一次认领'),
  'lostFound.close': () => '失物已归还',
  'points.correct': (f) => `更正了一位游客的积分：${f.count('points')}（${f.text('reason')}）`,
  'park.lockPage': (f) => `关闭了页面 ${f.id}`,
  'park.unlockPage': (f) => `开放了页面 ${f.id}`,
  'map.savePlace': () => '保存了地图上的一个地点',
  'map.removePlace': () => '删除了地图上的一个地点',
  'map.orderPlaces': () => '调整了地图上地点的顺序',
  'file.upload': () => '上传了一张图片',
  'search.hideWord': (f) => `隐藏了搜索词“${f.id}”`,
  'search.showWord': (f) => `恢复了搜索词“${f.id}”`,
};

const files: Record<ExportedList, string> = {
  Registrations: '主播登记',
  Reservations: '预约',
  Entries: '抽奖报名',
  WriteOffs: '奖品核销',
  AuditLog: '操作记录',
  Accounts: '员工账户',
  Places: '地图地点',
  Products: '门票产品',
  Rounds: '抽奖轮次',
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
