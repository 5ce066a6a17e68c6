import Taro from '@tarojs/taro';

/** WeChat opens no ZIP, but sends it to a chat, from where it is kept. */
export const takesFiles = (): boolean => true;

/** Brings a file to the phone. @returns where it lies until it is handed on */
export async function fetchFile(url: string): Promise<string> {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url });
  if (statusCode !== 200) throw new Error(`The file did not come: ${statusCode}.`);
  return tempFilePath;
}

/** Sends it to a chat, the visitor's own for example; only from a tap. Turning back is no failure. */
export async function handOn(path: string, name: string): Promise<void> {
  await Taro.shareFileMessage({ filePath: path, fileName: name }).catch(() => undefined);
}
