/** Whether a file can be taken here: WeChat's own browser takes none. */
export const takesFiles = (): boolean => !/MicroMessenger/i.test(navigator.userAgent);

/** Lets the browser download a file. @returns where it lies until it is handed on; '': it is the visitor's already */
export async function fetchFile(url: string): Promise<string> {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
  return '';
}

/** A browser has handed it on already. */
export async function handOn(_path: string, _name: string): Promise<void> {}
