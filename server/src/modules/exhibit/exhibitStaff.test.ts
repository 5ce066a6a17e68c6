import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import * as calls from '@park/contract/exhibit/calls';
import { EXHIBIT } from '@park/contract/exhibit/limits';
import { search } from '@park/contract/search/calls';
import { ok, refused } from '../../testing/answers';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp } from '../../testing/testApp';
import { ofAllNouns } from '../modules';
import { catchUp } from '../search/catchUp.service';
import { auditOf } from '../staff/audit.service';
import { TRILOBITE } from './exhibitPark.testing';

describe('exhibits', () => {
  const park = sharedPark(startTestApp);
  let lin: string;
  before(async () => {
    lin = await park.signInAdmin();
  });
  beforeEach(async () => {
    for (const table of ['exhibit', 'earlier_version']) await park.database.executeSql(`delete from ${table}`, []);
  });
  const save = (change: Partial<CallInput<typeof calls.saveExhibit>> = {}) =>
    park.call(calls.saveExhibit, { ...TRILOBITE, ...change }, lin);
  const shown = async () => ok(await park.call(calls.getExhibits, {})).map(({ id }) => id);

  it('are shown to everybody by their numbers, in the reader’s language, with what is related', async () => {
    ok(await save({ id: '20' }));
    ok(await save({ id: '3', related: ['20'], childStory: { 'zh-Hans': '小虫', en: 'Little one' } }));
    assert.deepEqual(await shown(), ['3', '20']);
    const answer = (await park.send(calls.getExhibit, { id: '3' }, undefined, { 'accept-language': 'en' })).json();
    const { name, formation, story, childStory, size, at, related } = answer.result;
    assert.deepEqual(
      [name, formation, story, childStory, size, at],
      [
        'Redlichia',
        'Wulongqing Formation',
        'It has many segments.\n\nIt moulted.',
        'Little one',
        { millimetres: 60, beside: 'hand' },
        { latitude: 25.62, longitude: 105.43 },
      ],
    );
    assert.deepEqual(
      related.map(({ id, name }: { id: string; name: string }) => [id, name]),
      [['20', 'Redlichia']],
    );
  });

  it('are shown with another drawing where a newer node saved one that this one does not know', async () => {
    ok(await save({ id: '20' }));
    await park.database.executeSql("update exhibit set motif = 'of the next release'", []);
    const [listed] = ok(await park.call(calls.getExhibits, {}));
    assert.equal(listed?.motif, 'valley');
    assert.equal(ok(await park.call(calls.getExhibit, { id: '20' })).motif, 'valley');
    assert.equal(ok(await save({ id: '21', motif: 'keichousaurus' })).motif, 'keichousaurus');
  });

  it('say what is shown, who keeps it and where the story is from, and keep it when a form of an older release saves', async () => {
    const repository = { 'zh-Hans': '地质博物馆', en: 'Geological Museum' };
    ok(await save({ id: '20', shownAs: 'cast', repository, storySources: 'a paper' }));
    ok(await save({ id: '20', version: 1, latin: 'Redlichia' }));
    const shown = async () => {
      const answer = (await park.send(calls.getExhibit, { id: '20' }, undefined, { 'accept-language': 'en' })).json();
      return [answer.result.shownAs, answer.result.repository, answer.result.storySources];
    };
    assert.deepEqual(await shown(), ['cast', 'Geological Museum', 'a paper']);
    ok(await save({ id: '20', version: 2, shownAs: null, repository: null, storySources: '' }));
    assert.deepEqual(await shown(), [null, '', '']);
  });

  it('are hidden, removed once for all, and their numbers never given again', async () => {
    ok(await save());
    ok(await save({ version: 1, isShown: false }));
    refused(await park.call(calls.getExhibit, { id: '101' }), 'exhibitNotFound');
    refused(await park.call(calls.removeExhibit, { id: '101', version: 1 }, lin), 'exhibitChanged');
    for (let times = 0; times < 2; times++) ok(await park.call(calls.removeExhibit, { id: '101', version: 2 }, lin));
    refused(await park.call(calls.getExhibit, { id: '101' }), 'exhibitRemoved');
    refused(await park.call(calls.getAdminExhibit, { id: '101' }, lin), 'exhibitRemoved');
    refused(await save(), 'exhibitNumberTaken');
    refused(await save({ version: 2 }), 'exhibitRemoved');
    assert.deepEqual(ok(await park.call(calls.getAdminExhibits, {}, lin)), []);
    const steps = await auditOf(park.database.db, 'exhibit:101');
    assert.deepEqual(steps.map(({ action }) => action).slice(-3), ['exhibit.save', 'exhibit.save', 'exhibit.remove']);
  });

  it('are saved by the version that was opened, and again the same is the same', async () => {
    const first = ok(await save());
    assert.deepEqual(ok(await save()), first);
    ok(await save({ version: 1, latin: 'Redlichia' }));
    refused(await save({ version: 1, latin: 'Another' }), 'exhibitChanged');
    refused(await save({ latin: 'Another' }), 'exhibitNumberTaken');
  });

  it('keep what they were, twenty versions of each, and are what they were when that is saved again', async () => {
    const first = ok(await save({ related: [] }));
    assert.deepEqual(ok(await park.call(calls.getExhibitVersions, { id: '101' }, lin)), []);
    const second = ok(await save({ version: 1, latin: 'Redlichia', story: { 'zh-Hans': '另一个故事。' } }));
    ok(await save({ version: 1, latin: 'Redlichia', story: { 'zh-Hans': '另一个故事。' } }));
    ok(await save({ version: 2, latin: 'Redlichia chinensis' }));
    const before = ok(await park.call(calls.getExhibitVersions, { id: '101' }, lin));
    assert.deepEqual(before, [second, first]);
    const { updatedAt: _at, updatedBy: _by, recordings: _files, audio: _audio, ...contents } = first;
    assert.deepEqual(ok(await save({ ...contents, version: 3 })).latin, first.latin);
    for (let version = 4; version < 24; version++) ok(await save({ version, latin: `Redlichia ${version}` }));
    const versions = ok(await park.call(calls.getExhibitVersions, { id: '101' }, lin));
    assert.deepEqual([versions.length, versions.at(0)?.version, versions.at(-1)?.version], [20, 23, 4]);
    ok(await park.call(calls.removeExhibit, { id: '101', version: 24 }, lin));
    refused(await park.call(calls.getExhibitVersions, { id: '101' }, lin), 'exhibitRemoved');
  });

  it('keep no version of a save that was refused', async () => {
    ok(await save());
    refused(await save({ version: 1, related: ['7'] }), 'relatedUnknown');
    assert.deepEqual(ok(await park.call(calls.getExhibitVersions, { id: '101' }, lin)), []);
  });

  it('were what they were though a column came with a later release', async () => {
    ok(await save());
    const saved = ok(await save({ version: 1, credit: 'Lin Yue' }));
    await park.database.executeSql("update earlier_version set contents = contents - 'credit'", []);
    assert.equal(ok(await park.call(calls.getExhibitVersions, { id: '101' }, lin))[0]?.credit, saved.credit);
  });

  it('name only what is there, end after they begin, and take no picture of a visitor', async () => {
    refused(await save({ related: ['7'] }), 'relatedUnknown');
    refused(await save({ related: ['101'] }), 'relatedUnknown');
    refused(await save({ fromMa: 1, toMa: 2 }), 'invalidInput');
    refused(await save({ id: '0' }), 'invalidInput');
    refused(await save({ id: '007' }), 'invalidInput');
    refused(await save({ story: { en: 'no Chinese' } }), 'invalidInput');
    refused(await save({ story: { 'zh-Hans': 'x'.repeat(EXHIBIT.story + 1) } }), 'invalidInput');
    refused(await save({ coverId: 'none' }), 'noticeCoverUnknown');
    refused(await park.call(calls.getExhibit, { id: '8' }), 'exhibitNotFound');
    assert.deepEqual(await shown(), []);
  });

  it('hold what is written as it is written: it is text, and no page runs it', async () => {
    const script = '<img src=x onerror=alert(1)>';
    ok(await save({ story: { 'zh-Hans': script } }));
    assert.equal(ok(await park.call(calls.getExhibit, { id: '101' })).story, script);
  });

  it('are found by a name in any language, the Latin one, a misspelt one, a period and the number', async () => {
    ok(await save());
    await catchUp(park.database, ofAllNouns.searchables);
    const found = async (q: string) =>
      ok(await park.call(search, { q, pageSize: 10 })).items.map(({ kind, id }) => `${kind} ${id}`);
    for (const q of [
      '莱德利基虫',
      'redlichia',
      'Redlichia mansuyi',
      'redlichya mansuii',
      'Cambrian',
      '寒武纪',
      'cámbrico',
      '101',
    ])
      assert.deepEqual(await found(q), ['exhibit 101'], q);
    ok(await park.call(calls.removeExhibit, { id: '101', version: 1 }, lin));
    await catchUp(park.database, ofAllNouns.searchables);
    assert.deepEqual(await found('redlichia'), []);
  });
});
