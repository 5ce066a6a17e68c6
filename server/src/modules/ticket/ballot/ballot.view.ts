import { toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { BALLOT_RULE, BEACON_BALLOT_RULE } from '@park/contract/ticket/ballot/rule';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { parkIsos, pick } from '../../../fields';
import { type Lang, pickText } from '../../../i18n/lang';
import { coverUrl } from '../../file/file.service';
import { pricedOn, pricesAt } from '../product/price.rules';
import type { BallotView } from './ballot.repo';
import { stateAt } from './ballot.rules';
import type { OwnEntry } from './entry.repo';

export function toBallot(row: BallotView, lang: Lang, now: number): Ballot {
  const { product, seasons } = row;
  return {
    ...pick(row, 'id', 'payWithin', 'commitment', 'digest', 'seed', 'entrants'),
    ...parkIsos(row, 'openAt', 'closeAt', 'drawAt', 'drawnAt', 'calledOffAt'),
    state: stateAt(row, now),
    ticket: {
      id: row.productId,
      name: pickText(product.name, lang),
      cover: coverUrl(product.coverId),
      ...pick(product, 'motif', 'price', 'realName'),
      ...pricesAt(product, seasons, row.slots),
    },
    slots: row.slots.map((slot) => ({
      ...pick(slot, 'day', 'slotId', 'places', 'closed'),
      start: toParkIso(slot.startAt),
      end: toParkIso(slot.endAt),
      ...(product.prices.length > 0 && { price: pricedOn(product, seasons, slot).price }),
    })),
    rule: row.beaconRound === null ? BALLOT_RULE : BEACON_BALLOT_RULE,
    beacon: row.beaconRound === null ? null : { round: row.beaconRound, signature: row.beaconSignature },
    reason: row.reason && reasonIn(row.reason, lang),
  };
}

export function toBallotEntry(
  { number, quantity, wishes, savedVisitorIds, createdAt, place, won }: OwnEntry,
  ballot: Ballot,
): BallotEntry {
  return { number, quantity, wishes, savedVisitorIds, createdAt: toParkIso(createdAt), place, won, ballot };
}
