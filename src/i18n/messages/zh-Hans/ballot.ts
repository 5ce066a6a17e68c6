import type { BallotState } from '@park/contract/ticket/ballot/limits';

const state: Record<BallotState, string> = {
  announced: '即将登记',
  open: '登记中',
  closed: '等待抽签',
  drawn: '已抽签',
  calledOff: '已取消',
};

export const ballot = {
  title: '抽签预约',
  signIn: '登录后就能登记抽签。',
  gone: '没有找到这次抽签。',
  state,
  join: '登记抽签',
  see: '查看抽签',
  opensAt: (time: string) => `${time} 开始登记`,
  closesAt: (time: string) => `登记到 ${time}`,
  drawsAt: (time: string) => `${time} 抽签`,
  times: {
    open: '登记开始',
    close: '登记截止',
    draw: '抽签时间',
    entrants: '已登记',
    pay: '中签后下单',
    within: (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} 小时内` : `${minutes} 分钟内`),
    count: (n: number) => `${n} 份`,
  },
  form: {
    wishes: '想要的时段',
    wishesHint: (most: number) => `按愿望顺序点选，最多 ${most} 个。`,
    wish: (rank: number) => `第 ${rank} 愿望`,
    together: '同一份登记的人一起中签，不会拆开。每人只能登记一次。',
    submit: '提交登记',
    save: '保存修改',
    done: '已登记',
    wishMissing: '请至少选择一个时段',
  },
  mine: {
    title: '我的登记',
    number: '登记号',
    tickets: '门票',
    count: (n: number) => `${n} 张`,
    keep: '登记截止前可以修改或撤回，结果会发消息告诉您。',
    fixed: '登记已截止。到时间自动抽签，结果会发消息告诉您。',
    leave: '撤回登记',
    leaveTitle: '撤回这份登记？',
    leaveText: '登记截止前可以重新登记，登记号会不同。',
    stay: '保留',
    left: '已撤回登记',
  },
  result: {
    title: '抽签结果',
    won: '您中签了',
    wonText: '名额已为您保留，请在时限内下单。',
    order: '去下单',
    lost: '这次没有中签',
    waiting: '已按抽签顺序为您候补，有名额时会发消息。',
    lostText: '您希望的时段没有名额了。可以看看其他时段。',
    none: '您没有登记这次抽签。',
    place: (place: number, of: number) => `${of} 份登记中第 ${place} 个抽到`,
    drawing: '正在抽签，请稍候…',
    records: '查看我的候补',
  },
  slots: {
    title: '时段',
    places: (n: number) => `${n} 个名额`,
    closed: '抽签前已关闭',
  },
  calledOff: '这次抽签已取消，这些时段恢复正常售票。',
  calledOffBecause: (reason: string) => `这次抽签已取消：${reason}。这些时段恢复正常售票。`,
  fair: '可以验证的抽签',
  fairText:
    '登记开始前，园区随机选定一个秘密数并公布它的指纹（SHA-256）。登记截止时名单固定；抽签时公开秘密数，先后顺序和结果由它和名单按公开的规则算出，任何人都可以重算。',
  commitment: '秘密数的指纹',
  digest: '名单的指纹',
  beacon: '公共随机信标的轮次',
  beaconText:
    '这次抽签还要混入公共随机信标（League of Entropy 的 drand）到时才产生的随机数，在那之前谁也不知道，园区也不例外。轮次请现在记下，名单的指纹请在登记截止后记下。',
  check: {
    winners: '结果算得对',
    pass: (n: number) => `用秘密数和名单按规则算出全部 ${n} 份登记的结果，与公布的一样。`,
    fail: '按规则算出的结果和公布的不一样。',
    lost: '算出来您没有中签，和园区说的一样。',
  },
};

export type BallotMessages = typeof ballot;
