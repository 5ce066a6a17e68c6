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
  way: '怎么走',
  wayTo: (name: string) => `怎么走：${name}`,
  look: '看看这里',
  copied: '链接已复制，请在浏览器中打开',
  failed: '地图没有打开，请再试一次',
};

export type MapMessages = typeof map;
