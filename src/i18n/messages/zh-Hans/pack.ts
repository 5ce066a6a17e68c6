/** What offline packs say. Sizes in bytes. */
export const pack = {
  title: '带着走',
  take: '下载',
  stop: '停止',
  goOn: '继续下载',
  update: '更新',
  remove: '从手机里删除',
  begins: '正在查看园区里有什么……',
  begun: '已下载一部分，随时可以继续。',
  size: (bytes: number) => `没有网络也能看文字和图片，共 ${mb(bytes)}`,
  recordings: (bytes: number) => `含录音（${mb(bytes)}）`,
  taking: (here: number, all: number) => `已下载 ${mb(here)}，共 ${mb(all)}`,
  here: (bytes: number, day: string) => `在手机里，没有网络也能看 · ${mb(bytes)} · ${day}`,
  newer: (bytes: number, day: string) => `在手机里（${mb(bytes)}，${day}），园区之后有改动。`,
  lost: (bytes: number) => `手机清理掉了其中 ${mb(bytes)}，没有网络时看不到。请在有网络时继续下载。`,
  trouble: {
    forged: () => '收到的内容不是园区发布的，没有使用。请稍后再试，或换一个网络。',
    full: (missing: number) => `手机空间不够，还差 ${mb(missing)}。已下载的还在，可以腾出空间后继续，也可以删除。`,
    changing: () => '园区正在修改内容，请稍后再试。',
    cannot: () => '这台手机无法保存或核对离线内容，请在有网络时查看。',
    network: () => '没有下载完，已下载的还在。有网络时请继续。',
  },
};
export type PackMessages = typeof pack;

const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
