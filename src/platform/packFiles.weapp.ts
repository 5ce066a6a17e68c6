import Taro from '@tarojs/taro';
import { API_BASE } from './apiBase';
import { NoRoom } from './noRoom';

/** What WeChat lets a mini-program keep. Bytes */
const QUOTA = 200 * 1024 * 1024;

/** The files of offline packs in the mini-program's folder, each under a name that follows from its hash. */
const folder = () => `${Taro.env.USER_DATA_PATH}/packs`;
const pathOf = (name: string) => `${folder()}/${name}`;

export const canKeepFiles = (): boolean => Taro.env.USER_DATA_PATH !== undefined;

type Callbacks<Out> = { success(out: Out): void; fail(error: { errMsg: string }): void };
type FileSystem = ReturnType<typeof Taro.getFileSystemManager>;

const files = () => Taro.getFileSystemManager();

/** Its calls give no promises. */
function done<Out>(work: (files: FileSystem, callbacks: Callbacks<Out>) => unknown): Promise<Out> {
  return new Promise((success, reject) => {
    work(files(), { success, fail: ({ errMsg }) => reject(new Error(errMsg)) });
  });
}

const namesIn = async (): Promise<string[]> =>
  done<{ files: string[] }>((fs, on) => fs.readdir({ dirPath: folder(), ...on })).then(
    (found) => found.files,
    () => [],
  );

/** Bytes of each stored file, by its name. */
export async function storedSizes(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const name of await namesIn()) {
    const { stats } = await done<{ stats: unknown }>((fs, on) => fs.stat({ path: pathOf(name), ...on }));
    found.set(name, (stats as { size: number }).size);
  }
  return found;
}

/** @throws NoRoom */
export async function keepFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  // That it is there already is no matter; any other failure shows at the file.
  await done((fs, on) => fs.mkdir({ dirPath: folder(), recursive: true, ...on })).catch(() => undefined);
  try {
    await done((fs, on) => fs.writeFile({ filePath: pathOf(name), data: bytes.buffer, ...on }));
  } catch (error) {
    throw /exceed|no space|ENOSPC/i.test((error as Error).message) ? new NoRoom() : error;
  }
}

/** Null: it is not there. */
export const readFile = async (name: string): Promise<Uint8Array | null> =>
  done<{ data: string | ArrayBuffer }>((fs, on) => fs.readFile({ filePath: pathOf(name), ...on })).then(
    ({ data }) => new Uint8Array(data as ArrayBuffer),
    () => null,
  );

/** Null: it is not there. */
export const readText = async (name: string): Promise<string | null> =>
  done<{ data: string | ArrayBuffer }>((fs, on) => fs.readFile({ filePath: pathOf(name), encoding: 'utf8', ...on })).then(
    ({ data }) => data as string,
    () => null,
  );

/** What is not there may be dropped, too. */
export async function dropFiles(names: readonly string[]): Promise<void> {
  for (const name of names) await done((fs, on) => fs.unlink({ filePath: pathOf(name), ...on })).catch(() => undefined);
}

/** Bytes. */
export async function roomLeft(): Promise<number | null> {
  const used = [...(await storedSizes()).values()].reduce((sum, bytes) => sum + bytes, 0);
  return Math.max(0, QUOTA - used);
}

/** WeChat clears a mini-program's folder only with the mini-program. */
export function keepForLong(): void {}

/** The address by which the page shows a picture or plays a recording. Null: it is not there. */
export const fileAddress = async (name: string): Promise<string | null> =>
  done((fs, on) => fs.access({ path: pathOf(name), ...on })).then(
    () => pathOf(name),
    () => null,
  );

/** Fetches a file of the park's, whatever the answer is. Rejects when none came. */
export async function fetchBytes(path: string): Promise<{ status: number; bytes: Uint8Array<ArrayBuffer> }> {
  const { statusCode, tempFilePath } = await Taro.downloadFile({ url: API_BASE + path });
  const { data } = await done<{ data: string | ArrayBuffer }>((fs, on) => fs.readFile({ filePath: tempFilePath, ...on }));
  await done((fs, on) => fs.unlink({ filePath: tempFilePath, ...on })).catch(() => undefined);
  return { status: statusCode, bytes: new Uint8Array(data as ArrayBuffer) };
}
