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

export const map = {
  title: '园区地图',
  what: '大门、洗手间、医务室、观光车、直播点',
  filter: '显示哪些',
  all: '全部',
  kinds: {
    entrance: '大门',
    museum: '博物馆',
    livePoint: '直播点',
    shuttle: '观光车',
    toilet: '洗手间',
    firstAid: '医务室',
  },
  way: '导航',
  wayTo: (name: string) => `导航：${name}`,
  look: '查看详情',
  failed: '地图没有打开，请再试一次',
};

export type MapMessages = typeof map;
