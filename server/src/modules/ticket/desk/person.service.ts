import { fitOf, proofBits } from '@park/contract/ticket/concession';
import type { schemas } from '@park/contract/ticket/desk/schemas';
import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import type { z } from 'zod';
import { type Database, type Db, lockVisitor } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { throwIfViolated } from '../../../http/violation';
import { maskName } from '../../../masks';
import { notify } from '../../message/message.service';
import { audit } from '../../staff/audit.service';
import { tellCompanions } from '../companion/companion.service';
import { allowChildren } from '../guardian/consent.service';
import { lockOrder, type OrderRow, productName, unlessPersonHasTicket } from '../order/order.repo';
import type { PersonOf } from '../order/order.view';
import { findOrder } from '../order/orderReads.repo';
import { nameHash } from '../order/search.rules';
import { checkFare } from '../product/fare.rules';
import { readFares } from '../product/product.repo';
import { claimantOf, type EncryptedPerson, type Persons } from '../visitor/person.service';
import * as repo from './person.repo';

/**
 * Corrects whom a named ticket is for before they enter, who bought it is told. Another number is looked at as when it was bought: its age,
 * a guardian's yes, the ballot, and that nobody has two tickets a day. Repeating it changes nothing.
 * @throws AppError orderNotFound, ticketNotCorrectable, ballotPersonsOther, fareWrong, concessionOver, birthdayMissing,
 *   guardianConsentMissing, visitorHasTicket
 */
export async function correctPerson(
  { database, persons, personOf }: { database: Database; persons: Persons; personOf: PersonOf },
  input: z.output<typeof schemas.correctTicketPerson.in>,
  staff: StaffCallContext,
): Promise<void> {
  const { orderId, ticketId, name, document, reason } = input;
  const { now } = staff;
  const { visitorId: buyerId } = required(await findOrder(database.db, orderId), 'orderNotFound').order;
  await database.transaction(async (tx) => {
    // As whoever buys: the account before its orders.
    await lockVisitor(tx, buyerId);
    const order = required(await lockOrder(tx, orderId), 'orderNotFound');
    const found = order.tickets.find(({ id }) => id === ticketId);
    const ticket = required(found, 'orderNotFound');
    const before = personOf(ticket);
    if (ticket.status !== 'valid' || !before) throw new AppError('ticketNotCorrectable');
    const person = persons.encrypt({ ...before, ...document, name });
    const isOther = document !== undefined && person.idHash !== ticket.personHash;
    if (!isOther && name === before.name && (document?.idKind ?? before.idKind) === before.idKind) return;
    const change = {
      ...{ personName: person.name, personNameHash: nameHash(name) },
      ...(document && documentOf(person)),
      ...(isOther && { proofs: await proofsFor(tx, order, persons, person, input, now) }),
    };
    if (!(await unlessPersonHasTicket(tx, (inner) => repo.setPerson(inner, ticketId, change))))
      throw new AppError('visitorHasTicket', { name });
    if (ticket.holderId !== null) await tellCompanions(tx, [orderId], now);
    const { number, visitorId, productId, startAt: start, endAt: end } = order;
    const params = { ticket: await productName(tx, productId), number, start, end, reason };
    await notify(tx, { visitorId, kind: 'ticketPersonCorrected', params, subject: orderId, now });
    const details = { ticket: ticket.number, before: maskName(before.name), isOther, reason };
    await audit(tx, staff, 'ticket.correctPerson', `order:${orderId}`, details);
  });
}

const documentOf = ({ idKind, idNumber, idMasked, idHash }: EncryptedPerson) => ({
  personIdKind: idKind,
  personIdNumber: idNumber,
  personIdMasked: idMasked,
  personHash: idHash,
});

/** Looks at another person as when a ticket is bought. @returns what gates ask them for */
async function proofsFor(
  tx: Db,
  { id, productId, day, slotId, visitorId }: OrderRow,
  persons: Persons,
  person: EncryptedPerson,
  { guardianAgrees }: { guardianAgrees: boolean },
  now: number,
): Promise<number> {
  if (await repo.isOutsideBallot(tx, id, person.idHash)) throw new AppError('ballotPersonsOther');
  const claimant = claimantOf(persons.decrypt(person));
  const { product, fares } = (await readFares(tx, productId))({ day, slotId });
  throwIfViolated(checkFare(product, fares, [claimant], day));
  const guardian = guardianAgrees ? { relation: 'guardian' as const, version: GUARDIAN_VERSION } : undefined;
  await allowChildren(tx, [{ idHash: person.idHash, birthday: claimant.birthday }], { visitorId, guardian, now });
  return proofBits(fitOf(product.concessions, claimant, day)?.proofs ?? []);
}
