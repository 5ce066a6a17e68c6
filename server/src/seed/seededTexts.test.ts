import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { schemas as activitySchemas } from '@park/contract/activity/schemas';
import { schemas as entrySchemas } from '@park/contract/prize/entry/schemas';
import { schemas as roundSchemas } from '@park/contract/prize/round/schemas';
import { TICKET_KINDS } from '@park/contract/ticket/limits';
import { schemas } from '@park/contract/ticket/product/schemas';
import { LANGS } from '../i18n/lang';
import { seedApplicants, seededActivities } from './activities.seed';
import { seededExhibits } from './exhibits.seed';
import { facilities } from './facilities';
import { platforms } from './platforms';
import { points } from './points';
import { drawClaim, drawOrganiser, drawRounds, drawRules, entrants } from './prizes';
import { ticketProducts, ticketSlots } from './tickets';

describe('seeded texts', () => {
  it('are complete in every language, and no two say the same by mistake', () => {
    const texts = [
      ...points.flatMap(({ name, text, closed }) => [name, text, ...(closed ? [closed] : [])]),
      ...platforms.map(({ name }) => name),
      ...Object.values(facilities),
    ];
    for (const text of texts) assert.deepEqual(Object.keys(text).sort(), [...LANGS].sort());
    for (const lang of LANGS) assert.equal(new Set(points.map(({ text }) => text[lang])).size, points.length);
    for (const seeds of [points, ticketProducts]) assert.equal(new Set(seeds.map(({ motif }) => motif)).size, seeds.length);
    assert.ok(points.every(({ capacity }) => capacity >= 1 && capacity <= 4));
    assert.equal(points.filter(({ closed }) => closed).length, 1);
  });

  it('of draws keep the rules that staff keep', () => {
    const moment = '2026-05-04T10:00:00+08:00';
    for (const { name, text, prizes, people } of drawRounds) {
      roundSchemas.saveRound.in.parse({
        version: 0,
        name,
        text,
        rules: drawRules,
        organiser: drawOrganiser,
        claimHow: drawClaim,
        prizes,
        openAt: moment,
        closeAt: moment,
        drawAt: moment,
        claimUntil: moment,
      });
      for (const words of [
        name,
        text,
        drawOrganiser,
        drawClaim,
        ...drawRules,
        ...prizes.flatMap((prize) => [prize.name, prize.text]),
      ])
        assert.deepEqual(Object.keys(words).sort(), [...LANGS].sort());
      assert.ok(people <= entrants.length);
    }
    for (const { name, phone } of entrants) entrySchemas.enter.in.parse({ roundId: 'x', name, phone });
    assert.equal(new Set(entrants.map(({ phone }) => phone)).size, entrants.length);
  });

  it('of activities keep the rules that staff keep', () => {
    const [early, late] = ['2026-05-04T10:00:00+08:00', '2026-05-04T11:00:00+08:00'];
    for (const {
      id: _,
      at: [latitude, longitude],
      approval = false,
      waitingList = false,
      ...seeded
    } of seededActivities) {
      const times = { start: early, end: late, openAt: early, closeAt: late, cancelUntil: early };
      activitySchemas.saveActivity.in.parse({
        ...seeded,
        ...times,
        approval,
        waitingList,
        coverId: null,
        position: { latitude, longitude },
      });
      const { title, summary, text, place, fields } = seeded;
      for (const words of [title, summary, text, place, ...fields.map(({ label }) => label)])
        assert.deepEqual(Object.keys(words).sort(), [...LANGS].sort());
    }
    for (const lang of LANGS)
      assert.equal(new Set(seededActivities.map(({ title }) => title[lang])).size, seededActivities.length);
    for (const { name } of seedApplicants) activitySchemas.enroll.in.shape.name.parse(name);
  });

  it('of exhibits are in every language, and no two tell the same by mistake', () => {
    const told = seededExhibits.flatMap(({ story, childStory }) => [story, childStory]);
    const named = seededExhibits.flatMap(({ name, formation, where }) => [name, formation, where]);
    for (const words of [...told, ...named]) assert.deepEqual(Object.keys(words).sort(), [...LANGS].sort());
    for (const lang of LANGS) {
      assert.equal(new Set(told.map((story) => story[lang])).size, told.length);
      assert.equal(new Set(seededExhibits.map(({ name }) => name[lang])).size, seededExhibits.length);
    }
  });

  it('of tickets keep the rules that staff keep, for every kind of visitor', () => {
    for (const { stock, ...product } of ticketProducts) {
      const places = Object.fromEntries(ticketSlots.map(({ id }, index) => [id, stock[index]]));
      schemas.saveProduct.in.parse({ ...product, version: 0, onSale: true, position: 0, stock: places });
      for (const text of [product.name, product.text, ...product.includes, ...product.rules])
        assert.deepEqual(Object.keys(text).sort(), [...LANGS].sort(), product.id);
    }
    for (const lang of LANGS) {
      assert.equal(new Set(ticketProducts.map(({ text }) => text[lang])).size, ticketProducts.length);
      assert.equal(new Set(ticketProducts.map(({ name }) => name[lang])).size, ticketProducts.length);
    }
    assert.deepEqual([...new Set(ticketProducts.map(({ kind }) => kind))].sort(), [...TICKET_KINDS].sort());
  });
});
