import Taro from '@tarojs/taro';

/** Shows a gcj02 position on WeChat's own map; rejects when WeChat could not open it. */
export async function openMap(position: { latitude: number; longitude: number }, name: string): Promise<'opened' | 'copied'> {
  await Taro.openLocation({ ...position, name });
  return 'opened';
}
