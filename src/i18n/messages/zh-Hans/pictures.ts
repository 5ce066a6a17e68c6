export const pictures = {
  label: '照片',
  add: '添加照片',
  hint: (most: number) => `最多 ${most} 张；照片里的位置等信息会自动去掉。`,
  one: (n: number) => `第 ${n} 张照片`,
  waiting: '等待上传',
  sending: (percent: number) => `已上传 ${percent}%`,
  sent: '已上传',
  failed: '没有传上去',
  tooLarge: (megabytes: number) => `照片太大，最多 ${megabytes} MB，请换一张。`,
  retry: '重试',
  remove: '删除',
  of: (n: number, all: number) => `${n} / ${all}`,
  close: '关闭',
  before: '上一张',
  next: '下一张',
};

export type PicturesMessages = typeof pictures;
