import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import { toContents, toForm } from './exhibitForm';

const MIDDLE = { latitude: 25.6, longitude: 105.4 };

const EXHIBIT: AdminExhibit = {
  id: '101',
  version: 3,
  updatedAt: null,
  updatedBy: null,
  name: { 'zh-Hans': '箭石', en: 'Belemnite' },
  latin: 'Belemnites',
  group: 'mollusc',
  fromMa: 190,
  toMa: 180,
  formation: { 'zh-Hans': '一个组' },
  size: { millimetres: 90, beside: 'hand' },
  where: { 'zh-Hans': '博物馆' },
  at: null,
  mayTouch: true,
  accession: '',
  motif: 'belemnite',
  coverId: null,
  credit: '',
  story: { 'zh-Hans': '它像一支箭。' },
  childStory: null,
  sources: { age: 'a chart', formation: 'a paper', size: 'a specimen' },
  related: [],
  isShown: false,
};

describe('an exhibit in its form', () => {
  it('is sent as it came where nothing is typed', () => {
    const { version, updatedAt: _at, updatedBy: _by, ...contents } = EXHIBIT;
    const form = toForm(EXHIBIT, MIDDLE);
    assert.equal(form.version, version);
    assert.deepEqual(toContents(form.values), contents);
  });

  it('begins amid the park when it is put on the map, and has no empty texts', () => {
    const { values } = toForm(EXHIBIT, MIDDLE);
    const sent = toContents({
      ...values,
      isOnMap: true,
      name: { ...values.name, en: ' ' },
      childStory: { 'zh-Hans': '', es: '' },
    });
    assert.deepEqual([sent.at, sent.name, sent.childStory], [MIDDLE, { 'zh-Hans': '箭石' }, null]);
  });
});
