import * as words from '@park/contract/activity/words';
import { inLanguage } from '@park/contract/words';

export const groupEntry = {
  title: '活动签到',
  about: '每个报名一个活动码，整组一起签到。活动开始前一小时起可以签到。',
  label: '活动码',
  hint: '扫码枪随时可扫；手动输入时横线可省略。',
  check: '签到',
  idle: '请扫活动码',
  idleAbout: '游客在“我的报名”里打开。',
  letIn: '放行',
  stop: '不放行',
  notIn: '未能签到',
  welcome: '整组已签到，请进。',
  people: (count: number) => `${count} 人`,
  list: '报名名单',
  activity: '活动',
  none: '没有已发布的活动。',
  figures: (there: number, all: number) => `已到 ${there} 人，共 ${all} 人`,
  states: inLanguage(words.enrollment, 'zh-Hans'),
  empty: '还没有人报名。',
  phone: '手机号',
  at: '签到时间',
};
