import type { DayPart } from '@park/contract/lostFound/limits';
import * as words from '@park/contract/lostFound/words';
import { inLanguage } from '@park/contract/words';

const dayParts: Record<DayPart, string> = { morning: '上午', midday: '中午', afternoon: '下午', evening: '傍晚' };

export const lostFound = {
  title: '失物招领',
  about: '游客发布的内容审核后才会公开。等待最久的排在最前。',
  kinds: inLanguage(words.itemKind, 'zh-Hans'),
  categories: inLanguage(words.itemCategory, 'zh-Hans'),
  states: inLanguage(words.item, 'zh-Hans'),
  claimStates: inLanguage(words.claim, 'zh-Hans'),
  dayParts,
  thing: '物品',
  place: '地点',
  noContact: '没有留下，或已过保存期',
  empty: '这里没有物品。新的发布会自动出现。',
  publishTitle: (title: string) => `发布“${title}”？`,
  publishAbout: '所有人都能看到文字和图片，电话会隐去中间几位。请先确认图片中没有证件号码等个人信息。',
  published: '已发布',
  reject: '拒绝',
  rejectTitle: (title: string) => `拒绝发布“${title}”？`,
  rejectAbout: '发布人会看到原因。此决定不能更改。',
  rejected: '已告知发布人',
  close: '标记为已归还',
  closeTitle: (title: string) => `“${title}”已归还失主？`,
  closeAbout: (waiting: number) =>
    waiting === 0 ? '之后不能再认领，也不能撤回。' : `之后不能再认领，也不能撤回；${waiting} 条待处理的认领会被拒绝。`,
  closed: '已标记为归还',
  claims: '认领',
  claimsAbout: '请在物品页面上处理，可以同时看到其他认领。列表中的电话隐去了中间几位。',
  claimsEmpty: '这里没有认领。新的认领会自动出现。',
  noClaims: '还没有人认领。',
  claimText: '认领说明',
  claimedAt: '认领时间',
  accept: '同意',
  acceptTitle: '同意这条认领？',
  acceptAbout: (author: string, claimant: string) =>
    `双方会看到对方的电话：发布人 ${author}，认领人 ${claimant}。之后可以收回，但看过的号码收不回来。`,
  accepted: '已同意，双方已收到消息',
  claimRejectTitle: '拒绝这条认领？',
  claimRejectAbout: '认领人会看到原因。',
  takeBack: '收回同意',
  takeBackAbout: '电话不再对双方显示，物品可以再次被认领。认领人会看到原因。',
  claimRejected: '已告知认领人',
};
