import type { PackMessages } from '../zh-Hans/pack';

export const pack: PackMessages = {
  title: '帶著走',
  take: '下載',
  stop: '停止',
  goOn: '繼續下載',
  update: '更新',
  remove: '從手機裡刪除',
  begins: '正在查看園區裡有什麼……',
  begun: '已下載一部分，隨時可以繼續。',
  size: (bytes) => `沒有網路也能看文字和圖片，共 ${mb(bytes)}`,
  recordings: (bytes) => `含錄音（${mb(bytes)}）`,
  taking: (here, all) => `已下載 ${mb(here)}，共 ${mb(all)}`,
  here: (bytes, day) => `在手機裡，沒有網路也能看 · ${mb(bytes)} · ${day}`,
  newer: (bytes, day) => `在手機裡（${mb(bytes)}，${day}），園區之後有改動。`,
  lost: (bytes) => `手機清理掉了其中 ${mb(bytes)}，沒有網路時看不到。請在有網路時繼續下載。`,
  trouble: {
    forged: () => '收到的內容不是園區發佈的，沒有使用。請稍後再試，或換一個網路。',
    full: (missing) => `手機空間不夠，還差 ${mb(missing)}。已下載的還在，可以騰出空間後繼續，也可以刪除。`,
    changing: () => '園區正在修改內容，請稍後再試。',
    cannot: () => '這支手機無法儲存或核對離線內容，請在有網路時查看。',
    network: () => '沒有下載完，已下載的還在。有網路時請繼續。',
  },
};

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
