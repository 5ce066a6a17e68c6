import * as words from '@park/contract/points/words';
import { inLanguage } from '@park/contract/words';

export const points = {
  title: '游客积分',
  about: '请游客出示订单号或求助编号；这里只显示积分，不显示姓名和电话。',
  by: '查找方式',
  clues: { order: '订单号', help: '求助编号', feedback: '反馈' },
  numberAbout: '需要完整的编号，例如 TK261121-000000 或 SOS261121-7Q4KA。',
  fromFeedback: '下面是提交这条反馈的游客。',
  /** Around the moment. */
  erased: ['这位游客已于', ' 删除了自己的信息。订单和账目依法保留，但不再与任何人关联。'],
  ledger: '积分记录',
  balance: (balance: number) => `现有 ${balance} 分`,
  empty: '还没有积分记录。',
  source: '来源',
  what: '说明',
  points: '积分',
  sources: inLanguage(words.points, 'zh-Hans'),
  correct: '更正积分',
  correctAbout: '会新增一条记录，已有的记录不变，也不能撤销；填错了可以再次更正。游客会收到消息。',
  change: '增加或减少的积分',
  changeNeeded: '请填写不为 0 的整数，减少时填负数。',
  after: (balance: number, change: number) => `更正后：${balance + change} 分`,
  reason: '原因（游客会看到）',
  save: '新增记录',
  corrected: '积分已更正，游客已收到消息',
};
