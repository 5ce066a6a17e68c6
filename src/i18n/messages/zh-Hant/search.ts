import type { MapMessages, SearchMessages } from '../zh-Hans/search';

export const search: SearchMessages = {
  field: '想找什麼？',
  search: '搜尋',
  clear: '清空',
  history: '搜過的',
  forget: (word) => `刪除「${word}」`,
  forgetAll: '全部清除',
  hot: '大家在找',
  kinds: {
    guide: '幫助',
    place: '園區地點',
    ticket: '門票',
    activity: '活動',
    notice: '公告',
    livePoint: '直播點',
    lostFound: '失物招領',
  },
  filter: '只看一類',
  all: '全部',
  counted: (kind, count, more) => `${kind} ${count}${more ? '+' : ''}`,
  found: (count) => `找到 ${count} 筆`,
  none: (q) => `找不到「${q}」，換個短一點的詞試試。`,
};

export const map: MapMessages = {
  title: '園區地圖',
  what: '大門、洗手間、醫務室、觀光車、直播點',
  filter: '顯示哪些',
  all: '全部',
  kinds: {
    entrance: '大門',
    museum: '博物館',
    livePoint: '直播點',
    shuttle: '觀光車',
    toilet: '洗手間',
    firstAid: '醫務室',
  },
  way: '導航',
  wayTo: (name) => `導航：${name}`,
  look: '查看詳情',
  failed: '地圖沒有打開，請再試一次',
};
