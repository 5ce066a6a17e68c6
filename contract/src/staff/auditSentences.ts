import type { FindStepKind } from '../find/limits';
import { findStep } from '../texts/find';

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

/** What the console says of an entry, in its languages. */
type Sentence = Record<'zh' | 'en', string | ((facts: Facts) => string)>;

const times = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
const cancelledZh = (f: Facts) => {
  const count = f.count('cancelledReservations');
  return count > 0 ? `，取消了 ${count} 个预约` : '';
};
const cancelledEn = (f: Facts) => {
  const count = f.count('cancelledReservations');
  return count > 0 ? `, which cancelled ${times(count, 'reservation')}` : '';
};

const rulesZh = (f: Facts) => (f.yes('concessionsChanged') ? `，优惠规则改为 ${f.length('concessions')} 条` : '');
const rulesEn = (f: Facts) =>
  f.yes('concessionsChanged') ? `, and its concessions to ${times(f.length('concessions'), 'rule')}` : '';

/** All that the audit log can say was done, `<area>.<verb>`, and its sentence. The server writes no other. */
export const AUDIT_SENTENCES = {
  'visitor.erase': { zh: '一位游客删除了自己的账号', en: 'A visitor had themselves erased' },
  'admin.create': { zh: '新建了第一个账号', en: 'Made the first account' },
  'admin.login': { zh: '登录', en: 'Signed in' },
  'admin.logout': { zh: '退出登录', en: 'Signed out' },
  'admin.loginFailed': { zh: '有人用错误的密码尝试登录', en: 'Somebody tried to sign in with a wrong password' },
  'admin.lock': { zh: '密码多次错误，须等待后再试', en: 'Too many wrong passwords: whoever tries them must wait' },
  'admin.proofFailed': {
    zh: '登录后再次验证身份时密码错误',
    en: 'Typed a wrong password when asked for it again',
  },
  'admin.codeFailed': {
    zh: '有人用正确的密码登录，但第二步验证错误',
    en: 'Somebody who knows the password showed a wrong second step',
  },
  'admin.recoveryCode': {
    zh: (f) => `用恢复码登录，还剩 ${f.count('left')} 个`,
    en: (f) => `Signed in with a recovery code; ${f.count('left')} left`,
  },
  'staff.setSecondFactor': {
    zh: (f) => (f.yes('again') ? '重新设置了自己的两步验证' : '设置了自己的两步验证'),
    en: (f) => (f.yes('again') ? 'Set up their two-step sign-in anew' : 'Set up their two-step sign-in'),
  },
  'staff.addPasskey': {
    zh: (f) => `为自己的两步验证添加了通行密钥“${f.text('name')}”`,
    en: (f) => `Added the passkey “${f.text('name')}” to their two-step sign-in`,
  },
  'staff.removePasskey': {
    zh: (f) => `移除了自己的通行密钥“${f.text('name')}”`,
    en: (f) => `Removed the passkey “${f.text('name')}” of their two-step sign-in`,
  },
  'staff.endSecondFactor': { zh: '停用了自己的两步验证', en: 'Turned off their two-step sign-in' },
  'staff.resetSecondFactor': { zh: '重置了一个工作人员账号的两步验证', en: 'Reset the two-step sign-in of an account' },
  'staff.saveAccount': {
    zh: (f) => `保存了工作人员账号 ${f.text('userName') || f.text('displayName')}（角色：${f.list('roles')}）`,
    en: (f) => `Saved the account ${f.text('userName') || f.text('displayName')} (roles: ${f.list('roles')})`,
  },
  'staff.resetPassword': { zh: '重置了一个工作人员账号的密码', en: 'Reset the password of an account' },
  'staff.changePassword': { zh: '修改了自己的密码', en: 'Changed their own password' },
  'live.decideRegistration': {
    zh: (f) => (f.yes('approve') ? '通过了一位主播的认证申请' : '拒绝了一位主播的认证申请'),
    en: (f) => (f.yes('approve') ? 'Approved a host’s registration' : 'Refused a host’s registration'),
  },
  'live.suspendAnchor': { zh: (f) => `暂停了一位主播${cancelledZh(f)}`, en: (f) => `Suspended a host${cancelledEn(f)}` },
  'live.restoreAnchor': { zh: '恢复了一位主播', en: 'Restored a host' },
  'live.openPoint': { zh: (f) => `开放了直播点 ${f.id}`, en: (f) => `Opened the live point ${f.id}` },
  'live.closePoint': {
    zh: (f) => `关闭了直播点 ${f.id}${cancelledZh(f)}`,
    en: (f) => `Closed the live point ${f.id}${cancelledEn(f)}`,
  },
  'live.savePoint': { zh: (f) => `修改了直播点 ${f.id} 的文字`, en: (f) => `Changed the texts of the live point ${f.id}` },
  'live.setTimespans': {
    zh: (f) => `修改了${f.id === 'usual' ? '常规' : ` ${f.id} `}的时段${cancelledZh(f)}`,
    en: (f) => `Changed the ${f.id === 'usual' ? 'usual timespans' : `timespans of ${f.id}`}${cancelledEn(f)}`,
  },
  'prize.saveRound': {
    zh: (f) => (f.yes('made') ? '新建了一期抽奖' : '修改了一期抽奖的草稿'),
    en: (f) => (f.yes('made') ? 'Made a round of the draw' : 'Changed the draft of a round'),
  },
  'prize.openRound': { zh: '开始了一期抽奖的报名，并公布了承诺', en: 'Opened sign-up of a round and published its commitment' },
  'prize.closeRound': {
    zh: (f) => `${f.yes('early') ? '提前' : ''}截止了一期抽奖的报名，共 ${f.count('entrants')} 人`,
    en: (f) => `Closed sign-up of a round${f.yes('early') ? ' early' : ''} with ${times(f.count('entrants'), 'entrant')}`,
  },
  'prize.draw': {
    zh: (f) => `开奖：${f.count('entrants')} 人报名，${f.count('winners')} 人中奖`,
    en: (f) => `Drew ${times(f.count('winners'), 'winner')} from ${times(f.count('entrants'), 'entrant')}`,
  },
  'prize.endRound': { zh: '一期抽奖的领奖期结束', en: 'Ended the claims of a round' },
  'prize.writeOff': {
    zh: (f) => (f.text('entry') ? `核销了奖品，报名号 ${f.text('entry')}` : '核销了奖品'),
    en: (f) => (f.text('entry') ? `Handed out a prize, number ${f.text('entry')}` : 'Handed out a prize'),
  },
  'ticket.addProduct': {
    zh: (f) => `新建了门票产品，价格 ${yuan(f.count('price'))}`,
    en: (f) => `Made a product at ${yuan(f.count('price'))}`,
  },
  'ticket.changeProduct': {
    zh: (f) => `修改了门票产品，价格 ${yuan(f.count('price'))}${rulesZh(f)}`,
    en: (f) => `Changed a product, now at ${yuan(f.count('price'))}${rulesEn(f)}`,
  },
  'ticket.setStock': {
    zh: (f) => `把 ${f.text('day')} 的名额从 ${f.count('before')} 改为 ${f.count('stock')}`,
    en: (f) => `Changed the stock of ${f.text('day')} from ${f.count('before')} to ${f.count('stock')}`,
  },
  'ticket.setStockOfDays': {
    zh: (f) => `把 ${f.length('slots')} 个时段的名额改为 ${f.count('stock')}`,
    en: (f) => `Changed the stock of ${times(f.length('slots'), 'slot')} to ${f.count('stock')}`,
  },
  'ticket.openBallot': {
    zh: (f) => `开设了一次抽签预约，共 ${f.count('slots')} 个入园时段，并公布了承诺`,
    en: (f) => `Opened a ballot for ${times(f.count('slots'), 'entry slot')} and published its commitment`,
  },
  'ticket.closeBallot': {
    zh: (f) => `一次抽签预约的登记截止，共 ${f.count('entrants')} 份登记、${f.count('places')} 个名额`,
    en: (f) =>
      `Sign-up of a ballot closed with ${times(f.count('entrants'), 'entry', 'entries')} for ${times(f.count('places'), 'place')}`,
  },
  'ticket.drawBallot': {
    zh: (f) => `抽签：${f.count('entrants')} 份登记，${f.count('winners')} 份中签`,
    en: (f) => `Drew a ballot: ${f.count('winners')} of ${times(f.count('entrants'), 'entry', 'entries')} got places`,
  },
  'ticket.callOffBallot': { zh: '取消了一次抽签预约', en: 'Called off a ballot' },
  'ticket.saveWindow': { zh: '保存了人工窗口', en: 'Saved the ticket window' },
  'ticket.setWaitingRoom': {
    zh: (f) =>
      f.text('kind') === 'off'
        ? '关闭了排队下单'
        : `设置了排队下单：${f.text('kind') === 'atOnce' ? '同时' : '每分钟'} ${f.count('amount')} 人`,
    en: (f) =>
      f.text('kind') === 'off'
        ? 'Switched the queue for ordering off'
        : `Set the queue for ordering to ${f.count('amount')} ${f.text('kind') === 'atOnce' ? 'at once' : 'a minute'}`,
  },
  'ticket.drawPlaces': {
    zh: (f) => `开始排队，为提前到的 ${f.count('drawn')} 人抽了位次，种子 ${f.text('seed')}`,
    en: (f) => `Started the queue: drew places for ${f.count('drawn')} who came early, with the seed ${f.text('seed')}`,
  },
  'ticket.refundOrder': {
    zh: (f) => `退了订单的票，共 ${yuan(f.count('amount'))}`,
    en: (f) => `Refunded tickets of an order, ${yuan(f.count('amount'))}`,
  },
  'ticket.closeSlot': { zh: '关闭了一天或一个入园时段', en: 'Closed a day or an entry slot' },
  'ticket.closePark': {
    zh: (f) => `${f.text('day')} 关闭了整个园区（${f.text('reason')}）`,
    en: (f) => `Closed the whole park on ${f.text('day')} (${f.text('reason')})`,
  },
  'ticket.reopenSlot': {
    zh: (f) => `重新开放了入园时段，${f.count('orders')} 个订单恢复有效`,
    en: (f) => `Reopened an entry slot; ${times(f.count('orders'), 'order')} count again`,
  },
  'ticket.resolveGateConflict': {
    zh: (f) => `处理了一次异常入园，票号 ${f.text('ticket')}`,
    en: (f) => `Settled an entry that should not have been, ticket ${f.text('ticket')}`,
  },
  'pay.retryRefund': {
    zh: (f) => `重新发送了一笔退款，${yuan(f.count('amount'))}`,
    en: (f) => `Tried a refund again, ${yuan(f.count('amount'))}`,
  },
  'pay.reconcile': {
    zh: (f) => `核对了 ${f.id} 的账，${f.count('differences')} 笔不一致`,
    en: (f) => `Compared the books of ${f.id}: ${times(f.count('differences'), 'difference')}`,
  },
  'complaint.answer': { zh: '答复了一条微信投诉', en: 'Answered a complaint made at WeChat' },
  'complaint.approveRefund': {
    zh: '同意了一条微信投诉的退款申请',
    en: 'Approved the refund that a complaint at WeChat asks for',
  },
  'complaint.rejectRefund': {
    zh: '拒绝了一条微信投诉的退款申请',
    en: 'Refused the refund that a complaint at WeChat asks for',
  },
  'complaint.complete': { zh: '完结了一条微信投诉', en: 'Completed a complaint made at WeChat' },
  'complaint.seePhone': {
    zh: '查看了一条微信投诉的完整手机号',
    en: 'Looked at the whole phone number of a complaint made at WeChat',
  },
  'ticket.setCapacity': {
    zh: (f) =>
      `把 ${f.id} 起的最大承载量设为每日 ${f.count('daily')} 人、瞬时 ${f.count('momentary')} 人（${f.text('approval')}）`,
    en: (f) =>
      `Set the most people from ${f.id} on to ${f.count('daily')} a day and ${f.count('momentary')} at one moment (${f.text('approval')})`,
  },
  'ticket.saveParkGroup': {
    zh: (f) => `为 ${f.text('day')} 的无票团队留了 ${f.count('people')} 人的名额`,
    en: (f) => `Kept ${times(f.count('people'), 'place')} on ${f.text('day')} for a group without tickets`,
  },
  'ticket.checkInGroup': {
    zh: (f) => `无票团队 ${f.count('people')} 人入园`,
    en: (f) => `Checked in a group of ${f.count('people')} without tickets`,
  },
  'notice.save': { zh: '保存了一条公告', en: 'Saved a notice' },
  'notice.publish': { zh: '发布了一条公告', en: 'Published a notice' },
  'notice.withdraw': { zh: '撤回了一条公告', en: 'Withdrew a notice' },
  'notice.pin': { zh: '置顶了一条公告', en: 'Pinned a notice' },
  'notice.unpin': { zh: '取消了一条公告的置顶', en: 'Unpinned a notice' },
  'notice.remove': { zh: '删除了一条公告', en: 'Deleted a notice' },
  'activity.save': {
    zh: (f) => (f.yes('made') ? '新建了一个活动' : '修改了一个活动'),
    en: (f) => (f.yes('made') ? 'Made an activity' : 'Changed an activity'),
  },
  'activity.publish': { zh: '发布了一个活动', en: 'Published an activity' },
  'activity.cancel': {
    zh: (f) => `取消了一个活动，涉及 ${f.count('enrollments')} 个报名`,
    en: (f) => `Called off an activity with ${times(f.count('enrollments'), 'enrolment')}`,
  },
  'activity.decide': { zh: '审核了一个活动报名', en: 'Decided on an enrolment' },
  'activity.remove': { zh: '取消了一个活动报名', en: 'Cancelled an enrolment' },
  'activity.checkIn': { zh: '为一个活动报名签到', en: 'Checked an enrolment in' },
  'feedBack.take': { zh: '领取了一条反馈', en: 'Took a feedback over' },
  'feedBack.answer': { zh: '答复了一条反馈', en: 'Answered a feedback' },
  'help.take': { zh: (f) => `开始处理求助 ${f.text('number')}`, en: (f) => `Took the help request ${f.text('number')}` },
  'help.resolve': {
    zh: (f) => `结束了求助 ${f.text('number')}${f.count('others') > 0 ? `，连同合并的 ${f.count('others')} 条` : ''}`,
    en: (f) =>
      `Resolved the help request ${f.text('number')}${f.count('others') > 0 ? ` and ${f.count('others')} more in its row` : ''}`,
  },
  'lostFound.review': {
    zh: (f) => (f.yes('approve') ? '通过了一条失物招领' : '拒绝了一条失物招领'),
    en: (f) => (f.yes('approve') ? 'Published a lost or found thing' : 'Refused a lost or found thing'),
  },
  'lostFound.decideClaim': {
    zh: (f) => (f.yes('approve') ? '同意了一次认领' : '拒绝了一次认领'),
    en: (f) => (f.yes('approve') ? 'Accepted a claim' : 'Refused a claim'),
  },
  'lostFound.close': { zh: '标记了一件失物已归还', en: 'A found thing went back' },
  'points.correct': {
    zh: (f) => `更正了一位游客的积分：${f.count('points')}（${f.text('reason')}）`,
    en: (f) => `Corrected a visitor’s points by ${f.count('points')} (${f.text('reason')})`,
  },
  'park.lockPage': { zh: (f) => `关闭了页面 ${f.id}`, en: (f) => `Locked the page ${f.id}` },
  'park.unlockPage': { zh: (f) => `开放了页面 ${f.id}`, en: (f) => `Unlocked the page ${f.id}` },
  'exhibit.save': { zh: (f) => `保存了 ${f.id} 号展品`, en: (f) => `Saved exhibit ${f.id}` },
  'exhibit.remove': { zh: (f) => `删除了 ${f.id} 号展品`, en: (f) => `Removed exhibit ${f.id}` },
  'walk.save': { zh: '保存了一条参观路线', en: 'Saved a walk' },
  'walk.remove': { zh: '删除了一条参观路线', en: 'Removed a walk' },
  'find.take': { zh: '开始查看一件游客的发现', en: 'Took a visitor’s find in hand' },
  'find.addStep': {
    zh: (f) => `为一件发现记下“${findStep[f.text('step') as FindStepKind]?.['zh-Hans'] ?? f.text('step')}”`,
    en: (f) => `Wrote “${findStep[f.text('step') as FindStepKind]?.en ?? f.text('step')}” into the history of a find`,
  },
  'find.seePlace': { zh: '查看了一件发现的位置', en: 'Looked at where a find is' },
  'map.savePlace': { zh: '保存了地图上的一个地点', en: 'Saved a place on the map' },
  'map.removePlace': { zh: '删除了地图上的一个地点', en: 'Removed a place from the map' },
  'map.closePlace': { zh: '在地图上关闭或开放了一个地点', en: 'Closed or opened a place on the map' },
  'map.saveShape': { zh: '保存了地图上的一条线路或一片区域', en: 'Saved a line or an area of the map' },
  'map.removeShape': { zh: '删除了地图上的一条线路或一片区域', en: 'Removed a line or an area from the map' },
  'map.closeShape': { zh: '在地图上关闭或开放了一条路', en: 'Closed or opened a way on the map' },
  'map.orderPlaces': { zh: '调整了地图上地点的顺序', en: 'Changed the order of the places on the map' },
  'file.recording': { zh: '上传了一段录音', en: 'Uploaded a recording' },
  'file.upload': { zh: '上传了一张图片', en: 'Uploaded a picture' },
  'search.hideWord': { zh: (f) => `隐藏了搜索词“${f.id}”`, en: (f) => `Hid the search word “${f.id}”` },
  'search.showWord': { zh: (f) => `恢复了搜索词“${f.id}”`, en: (f) => `Showed the search word “${f.id}” again` },
} satisfies Record<string, Sentence>;
export type AuditAction = keyof typeof AUDIT_SENTENCES;

/** Lists that leave the house as files, by the names of their calls (`exportOrders`); an export of another cannot be mounted. */
export const EXPORTED_LISTS = {
  Registrations: { zh: '主播认证', en: 'the registrations' },
  Reservations: { zh: '预约', en: 'the reservations' },
  Entries: { zh: '抽奖报名', en: 'the entries of a round' },
  WriteOffs: { zh: '奖品核销', en: 'the prizes handed out' },
  AuditLog: { zh: '操作记录', en: 'the log' },
  Accounts: { zh: '工作人员账号', en: 'the accounts' },
  Exhibits: { zh: '展品', en: 'the exhibits' },
  Heard: { zh: '展品收听情况', en: 'what is heard' },
  Places: { zh: '地图地点', en: 'the places on the map' },
  Products: { zh: '门票产品', en: 'the products' },
  Rounds: { zh: '各期抽奖', en: 'the rounds' },
  Orders: { zh: '订单', en: 'the orders' },
  Closures: { zh: '关闭记录', en: 'the closures' },
  Stock: { zh: '名额', en: 'the stock' },
  CapacityReport: { zh: '承载量报表', en: 'the form on the most people allowed' },
  Refunds: { zh: '退款', en: 'the refunds' },
  Notices: { zh: '公告', en: 'the notices' },
  Activities: { zh: '活动', en: 'the activities' },
  Enrollments: { zh: '活动报名', en: 'the enrolments' },
  FeedBacks: { zh: '反馈', en: 'the feedback' },
  Items: { zh: '失物招领', en: 'the lost and found' },
  Claims: { zh: '认领', en: 'the claims' },
  HelpRequests: { zh: '求助', en: 'the help requests' },
  Finds: { zh: '化石发现', en: 'the finds, with their places' },
  Words: { zh: '搜索词', en: 'the search words' },
  VisitorPoints: { zh: '游客积分', en: 'a visitor’s points' },
} satisfies Record<string, Record<'zh' | 'en', string>>;
export type ExportedList = keyof typeof EXPORTED_LISTS;
export type ExportAction = `${string}.export${ExportedList}`;

/** Of a list that left the house. */
export const EXPORTED = {
  zh: (list: string, f: Facts) => `导出了${list}，${f.count('rows')} 行，${f.text('format').toUpperCase()}`,
  en: (list: string, f: Facts) => `Exported ${list}: ${times(f.count('rows'), 'row')}, ${f.text('format').toUpperCase()}`,
};

/** What the log can be filtered by. */
export const AUDIT_AREAS = {
  'admin.': { zh: '登录', en: 'Sign-ins' },
  'staff.': { zh: '工作人员', en: 'Staff' },
  'ticket.': { zh: '门票', en: 'Tickets' },
  'pay.': { zh: '支付', en: 'Payments' },
  'complaint.': { zh: '微信投诉', en: 'Complaints at WeChat' },
  'live.': { zh: '直播', en: 'Live' },
  'prize.': { zh: '抽奖', en: 'Prize draw' },
  'notice.': { zh: '公告', en: 'Notices' },
  'activity.': { zh: '活动', en: 'Activities' },
  'feedBack.': { zh: '反馈', en: 'Feedback' },
  'help.': { zh: '求助', en: 'Help' },
  'find.': { zh: '化石发现', en: 'Finds' },
  'lostFound.': { zh: '失物招领', en: 'Lost and found' },
  'points.': { zh: '积分', en: 'Points' },
  'park.': { zh: '页面关闭', en: 'Page locks' },
  'exhibit.': { zh: '展品', en: 'Exhibits' },
  'walk.': { zh: '参观路线', en: 'Walks' },
  'map.': { zh: '地图', en: 'Map' },
  'file.': { zh: '图片', en: 'Pictures' },
  'search.': { zh: '搜索词', en: 'Search words' },
  'visitor.': { zh: '游客', en: 'Visitors' },
} satisfies Record<AuditArea, Record<'zh' | 'en', string>>;
type AuditArea = AuditAction extends `${infer Area}.${string}` ? `${Area}.` : never;
