import * as words from '@park/contract/prize/words';
import { inLanguage } from '@park/contract/words';
export const overview = {
  filling: {
    reached: (level: number) => `今天已达到最大承载量的 ${level}%`,
    figures: (taken: number, daily: number, present: number, momentary: number, isEstimated: boolean) =>
      `已售及占用 ${taken} / ${daily} 人，在园${isEstimated ? '约' : ''} ${present} / ${momentary} 人${isEstimated ? '（推算）' : ''}。`,
  },
  title: '当日概览',
  quiet: '这一天还没有与您的工作有关的内容。',
  needs: {
    title: '待处理',
    none: '目前没有待处理的事。',
    now: '请立即处理',
    help: '求助进行中',
    urgency: (level: number) => ({ 1: '紧急', 2: '较急', 3: '一般' })[level] ?? `级别 ${level}`,
    helpOf: (name: string, open: number, waiting: number) =>
      `${name} ${open} 条，${waiting === 0 ? '都有人处理' : `${waiting} 条还没有人处理`}`,
    between: '；',
    conflicts: '异常入园',
    closures: '因关闭待游客选择的订单',
    refunds: '退款失败',
    registrations: '主播认证待审核',
    feedback: '反馈待答复',
    items: '失物招领待审核',
    claims: '认领待处理',
    enrolments: '活动报名待审核',
  },
  figures: {
    today: '今天',
    day: '这一天',
    entered: '已入园',
    expected: (tickets: number) => `共 ${tickets} 张当日票`,
    sold: '售出',
    soldAbout: '含其他日期的票',
    net: '净收入',
    moneyIn: '收入',
    moneyOut: '退款',
    remaining: '余票',
    places: (stock: number) => `共 ${stock} 个名额`,
    trend: (weekday: string, today: boolean, more: number, amount: string) => {
      const then = `上一个${weekday}${today ? '此时' : ''}`;
      return more === 0 ? `与${then}相同` : `比${then}${more > 0 ? '多' : '少'} ${amount}`;
    },
    noTrend: '一周前没有数据',
  },
  heat: {
    title: '七天售票情况',
    about: '所有产品合计：名额占用比例，以及已占 / 总名额。',
    slot: '时段',
    full: '售罄',
    closed: '关闭',
    notSold: '不售',
  },
  also: '其他情况',
  tickets: { remaining: '余票', held: '待支付', waiting: '候补', refunded: '已退票' },
  live: { onAir: '正在直播', reservations: '当日直播预约' },
  activities: { today: '当日活动' },
  draw: {
    entrants: '报名人数',
    states: inLanguage(words.round, 'zh-Hans'),
    closeAt: '报名截止',
    drawAt: '开奖时间',
    claimUntil: '领奖截止',
  },
  charts: {
    hours: '每小时售出与入园',
    hoursSum: (sold: number, entered: number, busiest: string | null) =>
      `当天共售出 ${sold} 张，入园 ${entered} 人${busiest ? `，入园最多的是 ${busiest}` : ''}。`,
    slots: '各产品各时段余票',
    slotsSum: (remaining: number, places: number, full: number) =>
      `共 ${places} 个名额，还剩 ${remaining} 个；${full === 0 ? '没有售罄的时段' : `${full} 个时段售罄`}。`,
    days: '最近 14 天',
    daysSum: (sold: number, entered: number) => `14 天共售出 ${sold} 张，入园 ${entered} 人。`,
    asTable: '以表格查看',
    hour: '时间',
    slot: '产品与时段',
    sold: '售出',
    entered: '入园',
    held: '待支付',
    remaining: '余票',
    closed: '已关闭',
    none: '这一天还没有门票。',
  },
};
