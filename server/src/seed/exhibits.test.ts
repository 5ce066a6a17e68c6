import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getExhibit, getExhibits, removeExhibit } from '@park/contract/exhibit/calls';
import { type Period, periodAt } from '@park/contract/exhibit/periods';
import { FOSSILS } from '@park/contract/motifs';
import { search } from '@park/contract/search/calls';
import { LANGS } from '../i18n/lang';
import { ofAllNouns } from '../modules/modules';
import { catchUpWholly } from '../modules/search/catchUp.service';
import { startTestApp } from '../testing/testApp';
import { testDatabases } from '../testing/testDatabase';
import { readContent } from './contents';
import { sampleExhibits } from './nouns.seed';
import { seed } from './seed';

const seededExhibits = await readContent('exhibits', 0);

/** In which period each rock was laid down. */
const ROCKS: Record<string, Period> = {
  Wulongqing: 'cambrian',
  'Yu’anshan': 'cambrian',
  Pagoda: 'ordovician',
  Kuanti: 'silurian',
  Shetianqiao: 'devonian',
  Huanglong: 'carboniferous',
  Commentry: 'carboniferous',
  Longtan: 'permian',
  Zhuganpo: 'triassic',
  Xiaowa: 'triassic',
  Lufeng: 'jurassic',
  Ziliujing: 'jurassic',
  Whitby: 'jurassic',
  Yima: 'jurassic',
  Shaximiao: 'jurassic',
  Yixian: 'cretaceous',
  'Panxian Dadong': 'quaternary',
};

const wordCount = (text: string) => text.split(/\s+/).length;
const isHan = (text: string) => /\p{Script=Han}/u.test(text);

describe('seeded exhibits', () => {
  it('have the numbers from 1 on, oldest first', () => {
    assert.deepEqual(
      seededExhibits.map(({ id }) => id),
      Array.from({ length: 24 }, (_, index) => String(index + 1)),
    );
    assert.equal(new Set(seededExhibits.map(({ latin }) => latin)).size, seededExhibits.length);
    const ages = seededExhibits.map(({ fromMa }) => fromMa);
    assert.ok(ages.slice(1).every((age, index) => periodAt(age) === periodAt(ages[index] ?? 0) || age < (ages[index] ?? 0)));
  });

  it('lived in the period of their rock, and each is drawn as what it is: no plate stands for two groups', () => {
    for (const { id, fromMa, toMa, formation } of seededExhibits) {
      const period = Object.entries(ROCKS).find(([rock]) => formation.en?.includes(rock))?.[1];
      assert.deepEqual([periodAt(fromMa), periodAt(toMa)], [period, period], id);
    }
    for (const { id, motif, group } of seededExhibits) {
      assert.ok(
        FOSSILS.some((fossil) => fossil === motif),
        id,
      );
      assert.ok(
        seededExhibits.every((other) => other.motif !== motif || other.group === group),
        id,
      );
    }
  });

  it('say whether they are originals, where their story is from and, of all but one, in every language who keeps the original', () => {
    for (const { id, shownAs, repository, storySources } of seededExhibits) {
      assert.ok(shownAs && storySources, id);
      if (repository) assert.deepEqual(Object.keys(repository).sort(), [...LANGS].sort(), id);
      else assert.deepEqual([id, shownAs], ['24', 'cast']);
    }
  });

  it('lead to others of them', () => {
    const ids = new Set(seededExhibits.map(({ id }) => id));
    for (const { id, related } of seededExhibits)
      assert.ok(related.length >= 2 && related.length <= 3 && related.every((other) => ids.has(other) && other !== id), id);
  });

  it('are told at a length that is read standing, to adults and to children, equally in every language', () => {
    for (const { id, story, childStory } of seededExhibits)
      for (const [written, min, max] of [
        [story, 90, 160],
        [childStory, 40, 70],
      ] as const) {
        assert.ok(written?.en, id);
        const blocks = written.en.split('\n\n').length;
        const words = wordCount(written.en);
        assert.ok(words >= min && words <= max, `${id}: ${words} words`);
        for (const text of Object.values(written)) {
          // A word of these languages is as long as one and a half to two Han characters.
          const length = isHan(text) ? text.length / 1.7 : wordCount(text);
          assert.ok(length > words * 0.7 && length < words * 1.5, `${id}: ${length} for ${words}: ${text.slice(0, 20)}`);
          assert.equal(text.split('\n\n').length, blocks, id);
        }
      }
  });
});

for (const kind of testDatabases())
  describe(`seeded exhibits on ${kind}`, () => {
    it('are shown, found by a name, a period and a misspelt Latin name, and removed by staff', async () => {
      const park = await startTestApp({ kind });
      await seed(park.deps, park.config, [sampleExhibits]);
      const shown = (await park.call(getExhibits, {})).result;
      assert.deepEqual(
        shown.map(({ id, latin }) => [id, latin]),
        seededExhibits.map(({ id, latin }) => [id, latin]),
      );
      const { name, related, shownAs, repository } = (await park.call(getExhibit, { id: '1' })).result;
      assert.deepEqual([name, related.map(({ id }) => id)], ['Redlichia trilobite', ['2', '3']]);
      assert.deepEqual([shownAs, repository], ['original', 'Yunling Fossil Park']);

      await catchUpWholly(park.database, ofAllNouns.searchables);
      const found = async (q: string) =>
        (await park.call(search, { q, kind: 'exhibit', pageSize: 30 })).result.items.map(({ id }) => id).sort();
      for (const q of ['菊石', 'ammonite']) {
        const ammonites = await found(q);
        assert.ok(ammonites.includes('14') && ammonites.includes('18'), q);
      }
      const jurassic = seededExhibits.filter(({ fromMa }) => periodAt(fromMa) === 'jurassic');
      const inJurassic = await found('Jurassic');
      assert.ok(jurassic.length > 4 && jurassic.every(({ id }) => inJurassic.includes(id)));
      assert.deepEqual(await found('Redlichya mansuii'), ['1']);

      const admin = await park.signInAdmin();
      for (const { id } of shown) assert.equal((await park.call(removeExhibit, { id, version: 1 }, admin)).code, 200);
      assert.deepEqual((await park.call(getExhibits, {})).result, []);
      await park.close();
    });
  });
