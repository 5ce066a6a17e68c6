import type { PicturesMessages, PostingMessages } from '../zh-Hans/pictures';

export const pictures: PicturesMessages = {
  label: '照片',
  add: '加入照片',
  hint: (most) => `最多 ${most} 張。照片中的位置資訊會自動移除。`,
  one: (n) => `第 ${n} 張照片`,
  waiting: '等待上傳',
  sending: (percent) => `已上傳 ${percent}%`,
  sent: '已上傳',
  failed: '上傳失敗',
  tooLarge: (megabytes) => `照片太大，最多 ${megabytes} MB，請換一張。`,
  remove: '刪除',
  of: (n, all) => `${n} / ${all}`,
  before: '上一張',
  next: '下一張',
};

export const posting: PostingMessages = {
  title: '關於您的電話',
  phone: '聯絡電話',
  agree: '同意並送出',
  refuse: '返回修改',
  tooShort: (least) => `請至少寫 ${least} 個字`,
  phoneWrong: '請核對國家/地區代碼和號碼；大陸號碼為 11 位手機號碼，或含區碼的市話',
  sending: '照片仍在上傳，請稍等',
  failed: '有照片上傳失敗，請重試或刪除',
};
