import type { scan as zh } from '../zh/scan';

export const scan: typeof zh = {
  sound: 'Sound',
  loud: 'Sound is on',
  silent: 'Sound is off',
  camera: {
    label: 'What the camera sees',
    open: 'Camera',
    close: 'Close the camera',
    choose: 'Choose a camera',
    light: 'Lamp on',
    dark: 'Lamp off',
    problems: {
      insecure: 'This page was not opened over https, so the browser keeps the camera from it. Use a scanner, or type.',
      refused:
        'The camera may not be used. Allow it in the browser’s settings for this site and open it again; a scanner and typing work without it.',
      none: 'There is no camera on this device. Use a scanner, or type.',
      busy: 'The camera cannot be opened; another app may be using it. Close that one and try again.',
    },
  },
};
