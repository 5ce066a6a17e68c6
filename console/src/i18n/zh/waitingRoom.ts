import type { WaitingRoomKind } from '@park/contract/ticket/waitingRoom/limits';

const kinds: Record<WaitingRoomKind, string> = { off: '关闭', atOnce: '限同时人数', perMinute: '限每分钟人数' };

export const waitingRoom = {
  title: '排队下单',
  about: '下单的人太多时，让游客排队，轮到才能下单。看票、支付、已购门票、求助和入园都不受影响。',
  kind: '排队',
  kinds,
  offAbout: '所有人可以直接下单。关闭时，正在排队的人都可以马上下单，位次作废。',
  onAbout: (minutes: number) =>
    `轮到后 ${minutes} 分钟内有效，下单成功即让出名额；逾时作废，需要重新排队。保存后约 5 秒内在所有服务器生效。`,
  amount: '同时可下单的人数',
  perMinute: '每分钟放行的人数',
  amountAbout: '可以随时修改，排队的位次不变。',
  amountWrong: '请填写 1 到 100000 的整数',
  opensAt: '开售时间',
  opensAtAbout: '留空：立即开始。填写后，在此之前谁都不能下单；先到的人在开售时抽签决定位次，之后到的按先后排。',
  saved: '排队设置已保存',
  now: '现在',
  figures: { waiting: '排队中', passes: '可下单、还未下单', admitted: '本次已放行', rate: '每分钟放行' },
  rateUnknown: '暂不清楚',
};
