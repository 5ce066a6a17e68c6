import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import { expect } from '@playwright/test';
import { NAMED, openBeaconPark } from '../beaconPark';
import { onBoth } from '../both';
import { drawnRound, HAMMER, PEOPLE, signUp, untilDrawn } from '../prizes';
import { tampering } from '../tampering';
import { words } from '../visitor';

const { prize, drawCheck } = words;
const PRIZE = 'pages/prize/prize';
const STATUS = 'pages/prize/prize-status';
type Result = Record<string, unknown>;

onBoth('drawWithBeacon', async ({ phone, park }, info) => {
  info.setTimeout(300_000);
  const beaconPark = await openBeaconPark(park);
  try {
    const round = await beaconPark.open();
    // The park's clock is moved, which an app that goes on would not expect.
    const show = async (path: string) => {
      await phone.close();
      await phone.open(path, { id: round.id });
    };
    await show(PRIZE);
    await phone.sees(prize.round.beaconText);
    await phone.sees(String(NAMED.round));
    for (const one of PEOPLE) await signUp(round, one.name, one.phone);
    const { digest } = await beaconPark.close(round);
    await show(PRIZE);
    await phone.sees(digest?.slice(0, 8) ?? '');

    beaconPark.beacon.manner = 'away';
    await beaconPark.at(20_000);
    await show(PRIZE);
    await phone.sees(/Waiting for the public beacon since/);
    beaconPark.beacon.manner = 'true';
    await beaconPark.at(120_000);
    const { winners, beacon } = await untilDrawn(round);
    expect(beacon).toEqual({ round: NAMED.round, signature: NAMED.signature });

    const loaded: string[] = [];
    phone.web?.page.on('request', (request) => loaded.push(request.url()));
    const curves = () => loaded.filter((url) => /chunk\/beacon\./.test(url)).length;
    await show(STATUS);
    await phone.sees(winners[0]?.number ?? '');
    expect(curves(), 'nobody checks yet').toBe(0);
    await phone.tap(drawCheck.start);
    await phone.sees(drawCheck.good({ n: 5 }));
    await phone.sees(drawCheck.pass.beacon({ round: NAMED.round }));
    if (phone.web) expect(curves()).toBe(1);

    const lie = { round: NAMED.round, signature: recordedRound(1000).signature };
    const tampered = await tampering<Result>((_, result) => ({ ...result, beacon: lie }));
    const mend = await phone.divert('getDraw', tampered.url);
    await phone.tap(drawCheck.again);
    await phone.sees(drawCheck.fail.beacon({ round: NAMED.round }));
    await phone.sees(drawCheck.bad);
    await mend();
    tampered.close();

    if (phone.web) {
      // As on a phone whose system is from before 2020.
      await phone.web.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BigInt'));
      await phone.reload();
      await phone.tap(drawCheck.start);
      await phone.sees(drawCheck.cannot);
    }
  } finally {
    await beaconPark.stop();
  }
});

onBoth('drawTampered', async ({ phone }) => {
  const { round, draw } = await drawnRound(PEOPLE, { prizes: [{ ...HAMMER, count: 2 }] });
  const otherSeed = await tampering<Result>((_, result) => ({ ...result, seed: draw.digest }));
  const shorterList = await tampering<Result>((_, result) => ({
    ...result,
    numbers: String(result.numbers).split('\n').slice(1).join('\n'),
  }));
  await phone.open(STATUS, { id: round.id });
  const mend = await phone.divert('getDraw', otherSeed.url);
  await phone.tap(drawCheck.start);
  await phone.sees(drawCheck.fail.commitment);
  await phone.sees(drawCheck.bad);
  await phone.sees(drawCheck.pass.digest);

  await mend();
  await phone.divert('getEntrants', shorterList.url);
  await phone.tap(drawCheck.again);
  await phone.sees(drawCheck.fail.digest);
  await phone.sees(drawCheck.fail.list({ found: 1, told: 2 }));
  await phone.sees(drawCheck.pass.commitment);
  for (const server of [otherSeed, shorterList]) server.close();
});
