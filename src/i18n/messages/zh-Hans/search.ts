/** Searching, and the park's map. */
export const search = {
  field: '想找什么？',
  search: '搜索',
  clear: '清空',
  history: '搜过的',
  forget: (word: string) => `删除“${word}”`,
  forgetAll: '全部清除',
  hot: '大家在找',
  kinds: {
    guide: '帮助',
    place: '园区地点',
    ticket: '门票',
    activity: '活动',
    notice: '公告',
    livePoint: '直播点',
    lostFound: '失物招领',
  },
  filter: '只看一类',
  all: '全部',
  counted: (kind: string, count: number, more: boolean) => `${kind} ${count}${more ? '+' : ''}`,
  found: (count: number) => `找到 ${count} 条`,
  none: (q: string) => `没有找到“${q}”，换个短一点的词试试。`,
};

export type SearchMessages = typeof search;
