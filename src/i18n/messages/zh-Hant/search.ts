import type { SearchMessages } from '../zh-Hans/search';

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
