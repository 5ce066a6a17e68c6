import type { ExhibitMessages } from '../zh-Hans/exhibit';

const years = (ma: number) => (ma >= 100 ? `${Math.round(ma) / 100} 億年` : `${Math.round(ma * 100)} 萬年`);

export const exhibit: ExhibitMessages = {
  number: '標牌編號',
  numberHint: '標牌上的數字',
  noNumber: '請輸入標牌上的數字，1 到 9999。',
  open: '開啟',
  numbered: (id) => `${id} 號`,
  choose: '顯示哪些',
  all: '全部',
  favourites: '收藏',
  noFavourites: '還沒有收藏。在展品頁點「收藏」，它就會出現在這裡。',
  showAll: '查看全部展品',
  empty: '圖鑑裡還沒有展品。',
  span: (fromMa, toMa) => {
    if (toMa === 0) return `${years(fromMa)}前至今`;
    return years(fromMa) === years(toMa) ? `約 ${years(fromMa)}前` : `${years(fromMa)}至 ${years(toMa)}前`;
  },
  drawn: (name) => `${name}：同類化石的手繪`,
  isDrawn: '圖為同類化石的手繪',
  unknown: '沒有這個編號的展品，請再看一看標牌。',
  removed: '這件展品已經撤下。',
  age: '年代',
  group: '類別',
  formation: '地層',
  where: '位置',
  touch: '觸摸',
  mayTouch: '可以輕輕觸摸',
  mayNotTouch: '請勿觸摸',
  accession: '館藏編號',
  credit: '攝影',
  size: '大小',
  beside: { hand: '一隻手', person: '一個人' },
  told: (what, length) => `${what}：${length}`,
  length: (mm) => (mm < 10 ? `${mm} 公釐` : mm < 1000 ? `${mm / 10} 公分` : `${Number((mm / 1000).toFixed(2))} 公尺`),
  reader: '給誰讀',
  readers: { adult: '講解', child: '給小朋友' },
  keep: '收藏',
  unkeep: '取消收藏',
  way: '前往',
  wayCopied: '位置連結已複製，請在瀏覽器中開啟',
  share: '分享',
  shareCopied: '連結已複製',
  related: '相關展品',
  sources: '資料來源',
};
