import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { saveExhibit } from '@park/contract/exhibit/calls';
import { getMap, getPlaceKinds, getSights } from '@park/contract/map/calls';
import type { MapPlace } from '@park/contract/map/schemas';
import { eq } from 'drizzle-orm';
import { seed } from '../../seed/seed';
import { ok } from '../../testing/answers';
import { startTestApp } from '../../testing/testApp';
import { TRILOBITE } from '../exhibit/exhibitPark.testing';
import { parkPlace } from './map.tables';

describe('the map', () => {
  it('has every place in the reader’s language, and the service in its pages only with a key', async () => {
    for (const mapKey of [null, 'KEY']) {
      const park = await startTestApp({ config: { mapKey } });
      await seed(park.deps, park.config);
      const answer = await park.send(getMap, {}, undefined, { 'accept-language': 'fr' });
      const { key, places } = answer.json().result;
      assert.equal(key, mapKey);
      const names = new Map(places.map((place: { id: string; name: string }) => [place.id, place.name]));
      assert.deepEqual(
        ['south-gate', 'first-aid', 'trilobite-quarry'].map((id) => names.get(id)),
        ['Porte sud', 'Premiers secours', 'Carrière aux trilobites'],
      );
      assert.deepEqual(
        places.flatMap((place: MapPlace) => (place.closed === null ? [] : [`${place.id} ${place.closed}`])),
        ['sea-lily-gallery Des filets pare-pierres sont en cours de pose. Réouverture à la fin des travaux.'],
      );
      const sights = (await park.send(getSights, {}, undefined, { 'accept-language': 'en' })).json().result;
      assert.deepEqual(
        sights.map((place: { name: string }) => place.name),
        ['Yunling Fossil Museum', 'Footprint Wall', 'Petrified Forest'],
      );
      const policy = String((await park.app.inject('/mp/')).headers['content-security-policy']);
      for (const directive of ['script-src', 'img-src', 'connect-src'])
        assert.equal(new RegExp(`${directive} [^;]*https://map\\.qq\\.com`).test(policy), mapKey !== null, directive);
      await park.close();
    }
  });

  it('tells of which kinds a place is open', async () => {
    const park = await startTestApp();
    const kinds = async () => ok<string[]>(await park.call(getPlaceKinds, {}));
    assert.deepEqual(await kinds(), []);
    await seed(park.deps, park.config);
    const all = await kinds();
    assert.ok(['toilet', 'firstAid', 'entrance', 'shuttle'].every((kind) => all.includes(kind)));
    await park.deps.database.db
      .update(parkPlace)
      .set({ closed: { en: 'Repairs' } })
      .where(eq(parkPlace.kind, 'toilet'));
    assert.deepEqual(
      await kinds(),
      all.filter((kind) => kind !== 'toilet'),
    );
    await park.close();
  });

  it('has the exhibits that are shown and lie on it, beside the places that an app of before knows', async () => {
    const park = await startTestApp();
    const lin = await park.signInAdmin();
    const save = async (id: string, change = {}) => ok(await park.call(saveExhibit, { ...TRILOBITE, id, ...change }, lin));
    await save('20');
    await save('3');
    await save('4', { isShown: false });
    await save('5', { at: null });
    const { places, exhibits } = (await park.send(getMap, {}, undefined, { 'accept-language': 'en' })).json().result;
    assert.deepEqual(places, []);
    const { latitude, longitude } = TRILOBITE.at ?? {};
    const trilobite = { name: 'Redlichia', text: 'Museum, ground floor', latitude, longitude };
    assert.deepEqual(exhibits, [
      { id: '3', ...trilobite },
      { id: '20', ...trilobite },
    ]);
    await park.close();
  });
});
