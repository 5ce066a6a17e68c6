import Taro from '@tarojs/taro';

/** WeChat deletes its temporary files by itself; what stands here stays until it is deleted. */
const pathOf = (key: string) => `${Taro.env.USER_DATA_PATH ?? ''}/photo-${key}`;
/** What the phone had no room for: good until the app is closed. */
const held = new Map<string, string>();

/** Keeps a photo on the phone until it is sent, also when the app is closed. @param path what the picture chooser gave */
export async function keepPhoto(key: string, path: string): Promise<void> {
  const isCopied = await new Promise<boolean>((resolve) =>
    Taro.getFileSystemManager().copyFile({
      srcPath: path,
      destPath: pathOf(key),
      success: () => resolve(true),
      fail: () => resolve(false),
    }),
  );
  if (!isCopied) held.set(key, path);
}

/** Where a stored photo can be shown and sent from; null when the phone lost it. */
export function photoPath(key: string): Promise<string | null> {
  const path = held.get(key);
  if (path) return Promise.resolve(path);
  return new Promise((resolve) =>
    Taro.getFileSystemManager().access({
      path: pathOf(key),
      success: () => resolve(pathOf(key)),
      fail: () => resolve(null),
    }),
  );
}

export async function forgetPhoto(key: string): Promise<void> {
  held.delete(key);
  await new Promise<void>((resolve) =>
    Taro.getFileSystemManager().unlink({ filePath: pathOf(key), success: () => resolve(), fail: () => resolve() }),
  );
}
