import { beaconTime } from '@park/contract/beacon/chain';
import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import { toParkIso } from '@park/contract/parkTime';
import { BEACON_GAP_MS } from '@park/contract/prize/limits';
import { closeRound, openRound, saveRound } from '@park/contract/prize/round/calls';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { adminLogin } from '@park/contract/staff/calls';
import { type RecordedBeacon, startRecordedBeacon } from '../server/src/testing/recordedBeacon';
import type { JourneyPark } from './parkTest';
import { HAMMER, OFFER } from './prizes';
import { resultOf } from './staff';
import { ADMIN_PASSWORD } from './world';

/** Long enough before the draw for a sign-up that ends when it must. */
const BEFORE_MS = BEACON_GAP_MS + 3_600_000;

/** What drand's chain really signed, and when. */
export const NAMED = recordedRound(657_413);
const DRAW = beaconTime(NAMED.round);

/** A park whose clock stands before a round of the beacon that was recorded, with that beacon in its network. */
export interface BeaconPark {
  beacon: RecordedBeacon;
  /** Its clock goes on from here. @param moment before (negative) or after the draw, ms */
  at(moment: number): Promise<void>;
  /** A token of its administrator. */
  staff(): Promise<string>;
  /** A round that is open, with the beacon's recorded round named. */
  open(): Promise<AdminRound>;
  /** Ends its sign-up now. */
  close(round: { id: string }): Promise<AdminRound>;
  stop(): Promise<void>;
}

export async function openBeaconPark(journey: JourneyPark): Promise<BeaconPark> {
  const beacon = await startRecordedBeacon();
  const park = await journey.openOther({ BEACON_URLS: beacon.url, OWNER_GRACE_DAYS: '36500' }, DRAW - BEFORE_MS);
  const staff = async () => (await resultOf(adminLogin, { userName: 'admin', password: ADMIN_PASSWORD })).accessToken;
  return {
    beacon,
    async at(moment) {
      await journey.moveClock(DRAW + moment);
    },
    staff,
    async open() {
      const token = await staff();
      const draft = await resultOf(
        saveRound,
        {
          version: 0,
          name: { 'zh-Hans': '信标抽奖', en: 'Beacon draw' },
          text: { 'zh-Hans': '欢迎参加', en: 'Sign up with your name and phone.' },
          ...OFFER,
          openAt: null,
          closeAt: toParkIso(DRAW - BEACON_GAP_MS),
          drawAt: toParkIso(DRAW),
          claimUntil: toParkIso(DRAW + 86_400_000),
          beacon: true,
          prizes: [HAMMER],
        },
        token,
      );
      return resultOf(openRound, { id: draft.id, version: draft.version }, token);
    },
    close: async ({ id }) => resultOf(closeRound, { id }, await staff()),
    async stop() {
      await Promise.allSettled([park.stop(), beacon.close()]);
    },
  };
}
