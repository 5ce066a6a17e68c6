import type { MapMessages } from '../zh-Hans/map';

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
  way: '怎麼走',
  wayTo: (name) => `怎麼走：${name}`,
  look: '看看這裡',
  copied: '連結已複製，請在瀏覽器中開啟',
  failed: '地圖沒有打開，請再試一次',
};
