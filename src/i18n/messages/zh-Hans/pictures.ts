export interface PicturesMessages {
  label: string;
  add: string;
  hint: (most: number) => string;
  one: (n: number) => string;
  waiting: string;
  sending: (percent: number) => string;
  sent: string;
  failed: string;
  tooLarge: (megabytes: number) => string;
  retry: string;
  remove: string;
  of: (n: number, all: number) => string;
  close: string;
  before: string;
  next: string;
}

export const pictures: PicturesMessages = {
  label: '照片',
  add: '添加照片',
  hint: (most) => `最多 ${most} 张；照片里的位置等信息会自动去掉。`,
  one: (n) => `第 ${n} 张照片`,
  waiting: '等待上传',
  sending: (percent) => `已上传 ${percent}%`,
  sent: '已上传',
  failed: '没有传上去',
  tooLarge: (megabytes) => `照片太大，最多 ${megabytes} MB，请换一张。`,
  retry: '重试',
  remove: '删除',
  of: (n, all) => `${n} / ${all}`,
  close: '关闭',
  before: '上一张',
  next: '下一张',
};
