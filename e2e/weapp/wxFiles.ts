import { readFileSync, rmSync } from 'node:fs';
import type { Phone } from './phone';
import { answer, type Callbacks } from './wxAnswer';

type Options<More = object> = Callbacks & More;

/** What `wx.downloadFile` gave lies on this machine, the mini-program's own files in the phone. */
const OWN = 'wxfile://usr/';

/** `wx.getFileSystemManager`: its calls take callbacks and give no promises. */
export function fileSystem(phone: Phone): Record<string, unknown> {
  const { files } = phone;
  const read = (path: string): Uint8Array => {
    const found = path.startsWith(OWN) ? files.get(path) : readFileSync(path);
    if (!found) throw new Error(`no such file or directory ${path}`);
    return found;
  };
  const used = () => [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const write = (path: string, bytes: Uint8Array) => {
    if (!path.startsWith(OWN)) throw new Error(`permission denied, open ${path}`);
    if (used() + bytes.length > phone.fileRoom) throw new Error('the maximum size of the file storage limit is exceeded');
    files.set(path, bytes);
    return {};
  };
  return {
    mkdir: (options: Options<{ dirPath: string }>) => answer('mkdir', options, () => ({})),
    access: (options: Options<{ path: string }>) =>
      answer('access', options, () => {
        read(options.path);
        return {};
      }),
    readdir: (options: Options<{ dirPath: string }>) =>
      answer('readdir', options, () => {
        const start = `${options.dirPath}/`;
        return { files: [...files.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length)) };
      }),
    stat: (options: Options<{ path: string }>) =>
      answer('stat', options, () => ({ stats: { size: read(options.path).length } })),
    readFile: (options: Options<{ filePath: string; encoding?: string }>) =>
      answer('readFile', options, () => {
        const bytes = read(options.filePath);
        return { data: options.encoding ? Buffer.from(bytes).toString('utf8') : Uint8Array.from(bytes).buffer };
      }),
    writeFile: (options: Options<{ filePath: string; data: ArrayBuffer }>) =>
      answer('writeFile', options, () => write(options.filePath, new Uint8Array(options.data).slice())),
    copyFile: (options: Options<{ srcPath: string; destPath: string }>) =>
      answer('copyFile', options, () => write(options.destPath, new Uint8Array(read(options.srcPath)))),
    unlink: (options: Options<{ filePath: string }>) =>
      answer('unlink', options, () => {
        read(options.filePath);
        if (options.filePath.startsWith(OWN)) files.delete(options.filePath);
        else rmSync(options.filePath);
        return {};
      }),
  };
}
