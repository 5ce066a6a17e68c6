import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getMap, getSights } from '@park/contract/map/calls';
import { seed } from '../../seed/seed';
import { startTestApp, testDatabases } from '../../testing/testApp';

for (const kind of testDatabases())
  describe(`the map on ${kind}`, () => {
    it('has every place in the reader’s language, and the service in its pages only with a key', async () => {
      for (const mapKey of [null, 'KEY']) {
        const park = await startTestApp({ kind, config: { mapKey } });
        await seed(park.deps);
        const answer = await park.send(getMap, {}, undefined, { 'accept-language': 'fr' });
        const { key, places } = answer.json().result;
        assert.equal(key, mapKey);
        const names = new Map(places.map((place: { id: string; name: string }) => [place.id, place.name]));
        assert.deepEqual(
          ['south-gate', 'first-aid', 'trilobite-quarry'].map((id) => names.get(id)),
          ['Porte sud', 'Premiers secours', 'Carrière aux trilobites'],
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
  });
