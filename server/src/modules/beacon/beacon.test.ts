import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import { type BeaconManner, type RecordedBeacon, startRecordedBeacon } from '../../testing/recordedBeacon';
import { BeaconAwayError, createBeacon } from './beacon.service';

const { round, signature } = recordedRound(1000);
const NOBODY = 'http://127.0.0.1:1';

describe('the public beacon', () => {
  const beacons: RecordedBeacon[] = [];
  const start = async (manner: BeaconManner = 'true') => {
    const beacon = await startRecordedBeacon(manner);
    beacons.push(beacon);
    return beacon;
  };
  afterEach(() => Promise.all(beacons.splice(0).map((beacon) => beacon.close())));
  const asking = (urls: string[]) => createBeacon(urls, { timeoutMs: 150, againMs: 5 });

  it('tells the signature of a round, asked in drand’s words', async () => {
    const { url, asked } = await start();
    assert.equal(await createBeacon([url]).signatureOf(round), signature);
    assert.deepEqual(asked, ['public/1000']);
  });

  it('is reached when any of its addresses answers with any round that it signed', async () => {
    const { url } = await start();
    await createBeacon([NOBODY, url]).reach();
    await assert.rejects(createBeacon([NOBODY]).reach(), BeaconAwayError);
    await assert.rejects(createBeacon([]).reach(), BeaconAwayError);
    await assert.rejects(asking([(await start('lying')).url]).reach(), BeaconAwayError);
  });

  for (const manner of ['away', 'silent', 'lying', 'confused', 'garbled', 'endless', 'elsewhere'] as const)
    it(`that is ${manner} is not believed, and stands in nobody’s way`, async () => {
      const other = await start(manner);
      await assert.rejects(asking([other.url]).signatureOf(round), BeaconAwayError);
      const { url } = await start();
      assert.equal(await createBeacon([other.url, url]).signatureOf(round), signature);
    });

  for (const manner of ['away', 'silent', 'endless'] as const)
    it(`that is ${manner} is given up on in time whatever is collected meanwhile`, { timeout: 10_000 }, async () => {
      setFlagsFromString('--expose-gc');
      const collecting = setInterval(runInNewContext('gc') as () => void, 10);
      try {
        await assert.rejects(asking([(await start(manner)).url]).signatureOf(round), BeaconAwayError);
      } finally {
        clearInterval(collecting);
      }
    });

  it('follows no address to another', async () => {
    const { url, asked } = await start('elsewhere');
    await assert.rejects(asking([url]).signatureOf(round), BeaconAwayError);
    assert.deepEqual(asked, ['public/1000']);
  });

  it('that does not have a round yet is asked again', async () => {
    const { url, asked } = await start('late');
    assert.equal(await createBeacon([url], { againMs: 5 }).signatureOf(round), signature);
    assert.deepEqual(asked, ['public/1000', 'public/1000']);
  });

  it('says what it was asked for and what each address answered', async () => {
    const { url } = await start('lying');
    const error = await asking([url, NOBODY])
      .signatureOf(round)
      .catch((away: Error) => away);
    assert.ok(error instanceof BeaconAwayError);
    assert.match(error.message, /round 1000/);
    const { errors } = error.cause as AggregateError;
    assert.match(String(errors[0]), /did not sign/);
    assert.equal(errors.length, 2);
  });
});
