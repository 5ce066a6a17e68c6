import type { CallInput } from '@park/contract/call';
import type * as calls from '@park/contract/exhibit/calls';

/** A trilobite as staff would write it. */
export const TRILOBITE: CallInput<typeof calls.saveExhibit> = {
  id: '101',
  version: 0,
  name: { 'zh-Hans': '莱德利基虫', en: 'Redlichia' },
  latin: 'Redlichia mansuyi',
  group: 'arthropod',
  fromMa: 514,
  toMa: 509,
  formation: { 'zh-Hans': '乌龙箐组', en: 'Wulongqing Formation' },
  size: { millimetres: 60, beside: 'hand' },
  where: { 'zh-Hans': '博物馆一层', en: 'Museum, ground floor' },
  at: { latitude: 25.62, longitude: 105.43 },
  mayTouch: false,
  accession: 'YL-101',
  motif: 'trilobite',
  coverId: null,
  credit: '',
  story: { 'zh-Hans': '它有许多节。\n\n它会蜕壳。', en: 'It has many segments.\n\nIt moulted.' },
  childStory: null,
  sources: { age: 'ICS v2024/12', formation: 'a paper', size: 'a specimen' },
  related: [],
  isShown: true,
};
