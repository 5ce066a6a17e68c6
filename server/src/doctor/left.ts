import { type Check, left } from './finding';

/** What no program can look at. Each is a row of docs/launch.md, under the same words. */
export const LEFT = {
  'ICP filing of the domain': 'Show its number at the foot of the site, and keep it current (beian.miit.gov.cn).',
  'ICP filing of the mini-program': 'Without it WeChat releases nothing (mp.weixin.qq.com → 设置 → 小程序备案).',
  'Public security filing': 'File the site within 30 days of opening (beian.mps.gov.cn).',
  'Category and documents': 'Choose 景区服务 in mp.weixin.qq.com, with the documents it asks for.',
  'Privacy guide': 'Paste the texts of docs/privacy-guide.md in mp.weixin.qq.com; a call without one fails on every phone.',
  'Server domains': 'Name the park’s host for request, uploadFile and downloadFile, and as web authorization domain.',
  'Merchant settings': 'Bind both app ids, set the payment directory, permit refunds, keep API v3 key and certificate.',
  'Trade management and order centre':
    'See in mp.weixin.qq.com whether 交易管理 is on, confirm all merchants, and sign the order centre’s agreement.',
  'Message push and templates': 'Set push address, token and key, and take the subscribe templates.',
  'Ticket cards': 'Add template 2011 (tid 10000029) first, then set WECHAT_TICKET_CARD.',
  'Phone numbers':
    'Each one that WeChat gives costs ¥0.03 after the first 1,000: buy a pack, or see whether the park is exempt.',
  Complaints: 'Name who answers complaints of both channels, within their time.',
  'Real names and identity numbers': 'Ask for names only where you must, and say who sees them.',
  Capacity: 'Have the approved maximum of a day and of a moment at hand, and who announces it.',
  'Promotional draws': 'At most ¥50,000 a prize, with value, number and time told before.',
  'Children under 14': 'Name a contact for them, and who looks at what guardians ask.',
  Accessibility: 'Walk through docs/accessibility.md, its last column.',
  'Drill before the opening':
    'On one Android and one iPhone: sign in, buy and give back the cheapest ticket, call for help, restore a backup.',
} as const;

export const leftChecks = (): Check[] =>
  Object.entries(LEFT).map(([area, todo]) => ({ area, run: async () => [left('', todo)] }));
