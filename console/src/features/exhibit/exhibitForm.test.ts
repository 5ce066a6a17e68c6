import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import { restoredExhibit, toContents, toForm } from './exhibitForm';

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
  shownAs: 'cast',
  repository: { 'zh-Hans': '一座博物馆' },
  storySources: 'a paper',
  motif: 'belemnite',
  coverId: null,
  credit: '',
  story: { 'zh-Hans': '它像一支箭。' },
  childStory: null,
  audio: { en: { fileId: 'r1', transcript: 'Like an arrow. It swam.', marks: [0, 3] } },
  recordings: [{ id: 'r1', url: '/api/sysFile/recording/r1.mp3', seconds: 6, size: 48_000 }],
  sources: { age: 'a chart', formation: 'a paper', size: 'a specimen' },
  related: [],
  isShown: false,
};

describe('an exhibit in its form', () => {
  it('is sent as it came where nothing is typed', () => {
    const { version, updatedAt: _at, updatedBy: _by, recordings: _files, ...contents } = EXHIBIT;
    const form = toForm(EXHIBIT, MIDDLE);
    assert.equal(form.version, version);
    assert.deepEqual(toContents(form.values), contents);
  });

  it('has its recordings with their files, and sends marks only where there is one for each sentence', () => {
    const { values } = toForm(EXHIBIT, MIDDLE);
    assert.equal(values.audio.en?.seconds, 6);
    assert.ok(values.audio.en);
    const marksOf = (change: Partial<typeof values.audio.en>) =>
      toContents({ ...values, audio: { en: { ...values.audio.en, ...change } as never } }).audio?.en;
    assert.deepEqual(marksOf({ marks: [0] })?.marks, []);
    assert.deepEqual(marksOf({ transcript: ' One sentence. ' }), { fileId: 'r1', transcript: 'One sentence.', marks: [] });
    assert.deepEqual(toContents({ ...values, audio: {} }).audio, {});
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

  it('comes back without what is gone, and keeps every recording that is there now', () => {
    const valuesOf = (change: Partial<AdminExhibit>) => toForm({ ...EXHIBIT, ...change }, MIDDLE).values;
    const recording = (fileId: string, transcript: string) => ({ fileId, transcript, marks: [] });
    const earlier = valuesOf({
      latin: 'Old',
      related: ['5', '6'],
      audio: { en: recording('r1', 'Old.'), fr: recording('r0', 'Vieux.') },
    });
    const now = valuesOf({ related: [], audio: { en: recording('r1', 'New.'), es: recording('r2', 'Nuevo.') } });
    const { values, recordingsThatStay, relatedGone } = restoredExhibit(earlier, now, new Set(['5', '101']));
    assert.deepEqual([values.latin, values.related, relatedGone], ['Old', ['5'], ['6']]);
    assert.deepEqual(recordingsThatStay, ['es', 'fr']);
    assert.deepEqual(toContents(values).audio, { en: recording('r1', 'Old.'), es: recording('r2', 'Nuevo.') });
    assert.deepEqual(restoredExhibit(earlier, now, undefined).values.related, ['5', '6']);
  });
});
