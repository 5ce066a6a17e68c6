export const pictures = {
  label: '照片',
  add: '添加照片',
  hint: (most: number) => `最多 ${most} 张。照片中的位置信息会自动移除。`,
  one: (n: number) => `第 ${n} 张照片`,
  waiting: '等待上传',
  sending: (percent: number) => `已上传 ${percent}%`,
  sent: '已上传',
  failed: '上传失败',
  tooLarge: (megabytes: number) => `照片太大，最多 ${megabytes} MB，请换一张。`,
  remove: '删除',
  of: (n: number, all: number) => `${n} / ${all}`,
  before: '上一张',
  next: '下一张',
};

/** Of what a visitor tells the park with pictures: feedback, and things lost and found. */
export const posting = {
  title: '关于您的电话',
  phone: '联系电话',
  agree: '同意并提交',
  refuse: '返回修改',
  tooShort: (least: number) => `请至少写 ${least} 个字`,
  phoneWrong: '请核对国家/地区代码和号码；大陆号码为 11 位手机号，或带区号的座机',
  sending: '照片还在上传，请稍等',
  failed: '有照片上传失败，请重试或删除',
};

export type PicturesMessages = typeof pictures;
export type PostingMessages = typeof posting;
