import type { CameraProblem } from '../../ui/scan/useCamera';

const problems: Record<CameraProblem, string> = {
  insecure: '这个页面不是通过 https 打开的，浏览器不允许使用摄像头。请用扫码枪或手动输入。',
  refused: '没有摄像头权限。请在浏览器地址栏的网站设置中允许摄像头，然后再打开；也可以用扫码枪或手动输入。',
  none: '这台设备上没有找到摄像头。请用扫码枪或手动输入。',
  busy: '摄像头无法打开，可能正被其他应用使用。请关闭其他应用后再试。',
};

export const scan = {
  sound: '声音',
  loud: '声音已开',
  silent: '声音已关',
  camera: {
    label: '摄像头画面',
    open: '摄像头',
    close: '关闭摄像头',
    choose: '选择摄像头',
    light: '打开补光灯',
    dark: '关闭补光灯',
    problems,
  },
};
