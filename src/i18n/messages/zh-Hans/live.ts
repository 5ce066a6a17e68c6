/** A time of the park as a person names it: near ones by their nearness, one within a week by its weekday, others by `date`. */
export interface WhenText {
  near: 'today' | 'tomorrow' | 'week' | 'far';
  /** ISO weekday, 1 is Monday. */
  weekday: number;
  part: 'morning' | 'afternoon' | 'evening';
  /** The day written for the language. */
  date: string;
}

const PART = { morning: '上午', afternoon: '下午', evening: '晚上' };
const WEEKDAY = ['一', '二', '三', '四', '五', '六', '日'];

function when({ near, weekday, part, date }: WhenText): string {
  const day = { today: '今天', tomorrow: '明天', week: `周${WEEKDAY[weekday - 1]}`, far: date }[near];
  return `${day}${PART[part]}`;
}

export const live = {
  sights: '值得一看',
  forHosts: '主播：认证与预约',
  find: {
    title: '预约直播点',
    ways: '查找方式',
    byTime: '按时间',
    byPoint: '按直播点',
    day: '选择日期',
    timespan: '选择时段',
    pointsAt: (range: string) => `${range} 的直播点`,
    points: '全部直播点',
  },
  day: {
    none: '这一天没有直播时段。',
    over: '今天的时段都已开始。',
    full: '这一天已约满。',
    see: (day: string) => `查看 ${day}`,
  },
  point: {
    closedBecause: (reason: string) => `暂停开放：${reason}`,
    noneAt: '这个时段的直播点都已约满，请换个时段。',
    capacity: '名额',
    capacityOf: (n: number) => `每个时段 ${n} 个`,
    facilities: '设施',
    way: '导航',
    wayTo: (name: string) => `导航：${name}`,
    nobody: '现在没有主播在这里直播。',
    when: '预约时间',
    leftWhen: (n: number, at: WhenText) => `${when(at)}还剩 ${n} 个名额`,
    chooseTimespan: '请选择一个时段',
    reserve: '预约',
    gone: '没有找到这个直播点，可能已经撤下。',
  },
  eligibility: {
    signIn: '登录后就能预约',
    signingIn: '正在登录…',
    register: '成为主播后就能预约',
    registerAction: '申请主播认证',
    awaiting: '主播认证正在审核，通过后就能预约',
    awaitingAction: '查看进度',
    rejected: '主播认证没有通过',
    rejectedAction: '查看原因',
    suspended: '主播资格已暂停，暂时不能预约',
    suspendedAction: '查看原因',
    blocked: (day: string) => `三次未到场，${day}之后可以再预约`,
    blockedAction: '我的预约',
  },
  booking: {
    title: '确认预约',
    point: '直播点',
    day: '日期',
    time: '时间',
    platform: '直播平台',
    roomUrl: '直播间链接',
    roomUrlHint: '可以先不填，也可以粘贴平台的整段分享文字。',
    rule: '开始前 1 小时之前可免费取消。开始前 30 分钟起可以签到；开始后 30 分钟仍未签到，名额会释放。',
    submit: '确认预约',
    doneTitle: '预约成功',
    doneText: (when: string, point: string) => `${when}，${point}见。`,
    checkInFrom: (when: string) => `${when} 起可以签到。`,
    records: '查看我的预约',
    number: '预约号',
  },
  cancel: {
    title: '取消预约',
    ask: (when: string, point: string) => `取消 ${when} 在${point}的预约？名额会让给别的主播。`,
    reason: '原因',
    submit: '取消预约',
    keep: '保留预约',
    done: '已取消',
  },
  card: {
    startsIn: '距开始',
    number: '预约号',
    cancelUntil: (when: string) => `${when} 前可免费取消`,
    cancelOver: '已过可以取消的时间',
    checkInFrom: (when: string) => `${when} 起可以签到`,
    checkInUntil: (clock: string) => `请在 ${clock} 前签到`,
    checkInLate: '签到时间已过',
    checkIn: '签到',
    checkedIn: '已签到，祝您直播顺利',
    cancel: '取消预约',
    reason: (reason: string) => `原因：${reason}`,
    open: '打开直播间',
    again: '再约一次',
  },
  status: {
    booked: '已预约',
    checkedIn: '直播中',
    finished: '已结束',
    cancelled: '已取消',
    cancelledByPark: '园区取消',
    noShow: '未到场',
  },
  records: {
    filter: '按状态筛选',
    all: '全部',
    empty: '还没有预约。选好直播点和时段，就能预约。',
    emptyOf: (status: string) => `没有“${status}”的预约。`,
    action: '去预约',
  },
  anchor: {
    title: '我的主播身份',
    none: { tag: '未认证', text: '申请主播认证，就能在园区里预约直播点。', action: '申请主播认证' },
    awaiting: { tag: '审核中', text: '申请已提交。工作人员审核后会给您发消息。', action: '查看申请' },
    approved: { tag: '已通过', text: '您可以预约直播点了。', action: '预约直播点' },
    rejected: { tag: '未通过', text: '申请没有通过，改好后可以再次提交。', action: '重新申请' },
    suspended: { tag: '已暂停', text: '主播资格已暂停，暂时不能预约。如有疑问，请联系园区。', action: '查看申请' },
    blocked: (day: string) => `30 天内三次未到场，${day}之后可以再预约。`,
    noShows: (n: number) => `近 30 天有 ${n} 次未到场，满三次将暂停预约 30 天。`,
    reason: (reason: string) => `原因：${reason}`,
  },
  register: {
    intro: '提交后由工作人员审核，结果会发消息告诉您。',
    name: '姓名或主播名',
    nameHint: '观众会看到这个名字。',
    phone: '联系电话',
    phoneHint: '只给工作人员看。',
    platform: '直播平台',
    account: '平台账号',
    introduction: '自我介绍',
    introductionHint: '播什么内容、什么时候来，500 字以内',
    ofAge: '我已满 18 周岁',
    ofAgeNote: '未满 18 周岁不能在园区直播。',
    submit: '提交申请',
    done: '申请已提交',
    sent: '提交时间',
    decided: '审核时间',
    signInFirst: '登录后才能申请。',
  },
  fieldError: {
    nameShort: '请填写',
    nameLong: '请不要超过 80 个字',
    phoneMissing: '请填写联系电话',
    phoneWrong: '请核对国家/地区代码和号码；大陆号码为 11 位手机号，或带区号的座机',
    platformMissing: '请选择直播平台',
    accountShort: '请填写平台账号，至少 2 个字符',
    accountLong: '平台账号请不要超过 60 个字符',
    ageMissing: '请确认您已满 18 周岁',
    introductionLong: '介绍请不要超过 500 个字',
    roomUrlNotHttps: '请粘贴以 https:// 开头的链接',
    roomUrlWrongHost: '这个链接不是所选平台的',
    roomUrlLong: '链接太长了，请不要超过 500 个字符',
    reasonLong: '原因请不要超过 200 个字',
  },
  personal: {
    next: '下一场',
    noNext: '没有将要开始的预约。',
    records: '我的预约',
    account: '平台账号',
    accountOf: (platform: string, account: string) => `${platform} · ${account}`,
    messages: '消息',
    noMessages: '还没有消息。审核结果和预约变动会出现在这里。',
    moreMessages: '更早的消息',
  },
};

export type LiveMessages = typeof live;
