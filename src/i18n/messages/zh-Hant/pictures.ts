import type { PicturesMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: '照片',
  add: '加入照片',
  hint: (most) => `最多 ${most} 張；照片裡的位置等資訊會自動去掉。`,
  one: (n) => `第 ${n} 張照片`,
  waiting: '等待上傳',
  sending: (percent) => `已上傳 ${percent}%`,
  sent: '已上傳',
  failed: '沒有傳上去',
  tooLarge: (megabytes) => `照片太大，最多 ${megabytes} MB，請換一張。`,
  retry: '重試',
  remove: '刪除',
  of: (n, all) => `${n} / ${all}`,
  close: '關閉',
  before: '上一張',
  next: '下一張',
};
