import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Period, periodAt } from '@park/contract/exhibit/periods';
import { schemas } from '@park/contract/exhibit/schemas';
import { FOSSILS } from '@park/contract/motifs';
import { seededExhibits } from './exhibits.seed';

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
  it('keep the rules that staff keep, and have the numbers from 1 on, oldest first', () => {
    for (const seeded of seededExhibits)
      schemas.saveExhibit.in.parse({ ...seeded, version: 0, accession: 'YL-001', coverId: null, credit: '', isShown: true });
    assert.deepEqual(
      seededExhibits.map(({ id }) => id),
      Array.from({ length: 24 }, (_, index) => String(index + 1)),
    );
    assert.equal(new Set(seededExhibits.map(({ latin }) => latin)).size, seededExhibits.length);
    const ages = seededExhibits.map(({ fromMa }) => fromMa);
    assert.ok(ages.slice(1).every((age, index) => periodAt(age) === periodAt(ages[index] ?? 0) || age < (ages[index] ?? 0)));
  });

  it('lived in the period of their rock, and each of the park’s drawn fossils is one of them', () => {
    for (const { id, fromMa, toMa, formation } of seededExhibits) {
      const period = Object.entries(ROCKS).find(([rock]) => formation.en.includes(rock))?.[1];
      assert.deepEqual([periodAt(fromMa), periodAt(toMa)], [period, period], id);
    }
    assert.deepEqual([...new Set(seededExhibits.map(({ motif }) => motif))].sort(), [...FOSSILS]);
  });

  it('lead to others of them', () => {
    const ids = new Set(seededExhibits.map(({ id }) => id));
    for (const { id, related } of seededExhibits)
      assert.ok(related.length >= 2 && related.length <= 3 && related.every((other) => ids.has(other) && other !== id), id);
  });

  it('are told at a length that is read standing, to adults and to children, equally in every language', () => {
    for (const { id, story, childStory } of seededExhibits)
      for (const [told, least, most] of [
        [story, 90, 160],
        [childStory, 40, 70],
      ] as const) {
        const words = wordCount(told.en);
        assert.ok(words >= least && words <= most, `${id}: ${words} words`);
        for (const text of Object.values(told)) {
          // A word of these languages is as long as one and a half to two Han characters.
          const length = isHan(text) ? text.length / 1.7 : wordCount(text);
          assert.ok(length > words * 0.7 && length < words * 1.5, `${id}: ${length} for ${words}: ${text.slice(0, 20)}`);
          assert.equal(text.split('\n\n').length, told.en.split('\n\n').length, id);
        }
      }
  });
});
