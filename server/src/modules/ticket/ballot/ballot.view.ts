import { toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { BALLOT_RULE, BEACON_BALLOT_RULE } from '@park/contract/ticket/ballot/rule';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import { type Lang, pickText } from '../../../i18n/lang';
import { coverUrl } from '../../file/file.service';
import { pricedOn, pricesAt } from '../product/price.rules';
import type { BallotView } from './ballot.repo';
import { stateAt } from './ballot.rules';
import type { OwnEntry } from './entry.repo';

export function toBallot(row: BallotView, lang: Lang, now: number): Ballot {
  const { product, seasons } = row;
  return {
    id: row.id,
    state: stateAt(row, now),
    ticket: {
      id: row.productId,
      name: pickText(product.name, lang),
      motif: product.motif,
      cover: coverUrl(product.coverId),
      price: product.price,
      ...pricesAt(product, seasons, row.slots),
      realName: product.realName,
    },
    openAt: toParkIso(row.openAt),
    closeAt: toParkIso(row.closeAt),
    drawAt: toParkIso(row.drawAt),
    payWithin: row.payWithin,
    slots: row.slots.map((slot) => ({
      day: slot.day,
      slotId: slot.slotId,
      start: toParkIso(slot.startAt),
      end: toParkIso(slot.endAt),
      places: slot.places,
      closed: slot.closed,
      ...(product.prices.length > 0 && { price: pricedOn(product, seasons, slot).price }),
    })),
    rule: row.beaconRound === null ? BALLOT_RULE : BEACON_BALLOT_RULE,
    commitment: row.commitment,
    digest: row.digest,
    seed: row.seed,
    beacon: row.beaconRound === null ? null : { round: row.beaconRound, signature: row.beaconSignature },
    entrants: row.entrants,
    drawnAt: toParkIso(row.drawnAt),
    calledOffAt: toParkIso(row.calledOffAt),
    reason: row.reason && reasonIn(row.reason, lang),
  };
}

export function toBallotEntry(
  { number, quantity, wishes, savedVisitorIds, createdAt, place, won }: OwnEntry,
  ballot: Ballot,
): BallotEntry {
  return { number, quantity, wishes, savedVisitorIds, createdAt: toParkIso(createdAt), place, won, ballot };
}
