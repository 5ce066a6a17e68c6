import Taro from '@tarojs/taro';
import type { ChosenPicture } from './choosePictures.h5';

/** Asks for pictures: taken now or from the album, made smaller by WeChat. None when the visitor turns back, or says no to it. */
export async function choosePictures(max: number): Promise<ChosenPicture[]> {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: max,
      mediaType: ['image'],
      sourceType: ['album', 'camera'],
      sizeType: ['compressed'],
    });
    return tempFiles.slice(0, max).map(({ tempFilePath, size }) => ({ path: tempFilePath, size }));
  } catch {
    return [];
  }
}

/** WeChat forgets its temporary files by itself. */
export function forgetPicture(_path: string): void {}
