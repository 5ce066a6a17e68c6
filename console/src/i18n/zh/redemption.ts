import type { ClaimState } from '@park/contract/prize/limits';

const states: Record<ClaimState, string> = { won: '可领取', writtenOff: '已领取', forfeited: '逾期未领' };

export const redemption = {
  title: '奖品核销',
  about: '核对兑奖码和领奖人，核销后发放奖品。每个码只能核销一次。',
  hint: '扫码枪随时可扫；手动输入时横线可省略，不分大小写。',
  check: '查询',
  idle: '请扫兑奖码',
  idleAbout: '先核对是谁的奖品，再核销。',
  notFound: '未找到',
  refused: '未能核销',
  handedOut: '已核销，请发放奖品',
  states,
  writtenOff: (when: string, who: string) => `已于 ${when} 由 ${who} 核销。`,
  forfeited: (until: string) => `领奖已于 ${until} 截止。`,
  redeem: '核销',
  sure: (prize: string, name: string) => `把“${prize}”发给 ${name}？`,
  sureAbout: '核销后不能撤回。请先核对姓名和手机号。',
  list: '已核销的奖品',
  day: '日期（留空为今天）',
  empty: '这一天没有核销记录。',
  at: '时间',
  prize: '奖品',
  phone: '手机号',
  number: '报名号',
  code: '兑奖码',
  by: '核销人',
};
