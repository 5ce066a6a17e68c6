/** What stamps and their page say. */
export const stamp = {
  collected: '印章已收集',
  waits: '印章已记下，联网后收集',
  waitsForYou: '印章已记在手机上，登录后收集',
  sending: '正在收集印章…',
  here: '我在这里，收集印章',
  noPosition: '无法获取您的位置。扫描标牌上的码，也能收集印章。',
  tooFar: (metres: number) => `您离这件展品还有些远。请走到 ${metres} 米以内，或扫描标牌上的码。`,
  link: '查看全部印章',
  about: '在展品旁扫描标牌上的码，或在展品页说您在那里，它的印章就会出现在这里。',
  count: (count: number, all: number) => `${count} / ${all} 枚`,
  mine: (count: number, all: number) => `我集到了 ${all} 枚化石印章中的 ${count} 枚`,
  waitForYou: (count: number) => `手机上有 ${count} 枚印章，登录后收集。`,
  waitForNetwork: (count: number) => `手机上有 ${count} 枚印章，联网后收集。`,
  signInToSee: '登录后，印章会记在您的账号里。',
  stampOf: {
    collected: (name: string) => `${name}，已收集`,
    waiting: (name: string) => `${name}，等待收集`,
    open: (name: string) => `${name}，未收集`,
  },
};
export type StampMessages = typeof stamp;
