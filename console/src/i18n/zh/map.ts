import * as words from '@park/contract/map/words';
import { inLanguage } from '@park/contract/words';

export const map = {
  title: '地图地点',
  about: '游客地图上的地点。直播点在“直播点”里修改，这里只作参照。',
  kinds: inLanguage(words.place, 'zh-Hans'),
  add: '新增地点',
  text: '说明',
  position: '位置',
  latitude: '纬度',
  longitude: '经度',
  map: '园区示意图，上方为北',
  move: '点一下图，把地点放在那里；也可以填写经纬度（GCJ-02）。',
  edit: (name: string) => `编辑 ${name}`,
  gone: '没有找到这个地点，可能已被删除。',
  up: (name: string) => `把 ${name} 前移`,
  down: (name: string) => `把 ${name} 后移`,
  order: '顺序',
  removeTitle: (name: string) => `删除 ${name}？`,
  removeAbout: '游客的地图上马上没有它。不能恢复。',
  empty: '还没有地点。',
};
