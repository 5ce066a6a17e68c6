import type { StampMessages } from '../zh-Hans/stamp';

export const stamp: StampMessages = {
  collected: '印章已收集',
  waits: '印章已記下，連線後收集',
  waitsForYou: '印章已記在手機上，登入後收集',
  sending: '正在收集印章…',
  here: '我在這裡，收集印章',
  noPosition: '無法取得您的位置。掃描標牌上的碼，也能收集印章。',
  tooFar: (metres) => `您離這件展品還有些遠。請走到 ${metres} 公尺以內，或掃描標牌上的碼。`,
  link: '查看全部印章',
  about: '在展品旁掃描標牌上的碼，或在展品頁說您在那裡，它的印章就會出現在這裡。',
  count: (count, all) => `${count} / ${all} 枚`,
  mine: (count, all) => `我集到了 ${all} 枚化石印章中的 ${count} 枚`,
  waitForYou: (count) => `手機上有 ${count} 枚印章，登入後收集。`,
  waitForNetwork: (count) => `手機上有 ${count} 枚印章，連線後收集。`,
  signInToSee: '登入後，印章會記在您的帳號裡。',
  stampOf: {
    collected: (name) => `${name}，已收集`,
    waiting: (name) => `${name}，等待收集`,
    open: (name) => `${name}，未收集`,
  },
};
