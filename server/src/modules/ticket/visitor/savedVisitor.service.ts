import { parkDay } from '@park/contract/parkTime';
import { isChild } from '@park/contract/ticket/guardian/limits';
import { birthdayIn } from '@park/contract/ticket/identity';
import { TICKET } from '@park/contract/ticket/limits';
import type * as calls from '@park/contract/ticket/visitor/calls';
import type { SavedVisitor, schemas } from '@park/contract/ticket/visitor/schemas';
import { type Database, type Db, lockVisitor } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { allowChildren } from '../guardian/consent.service';
import { ticketKeys } from '../ticketKeys';
import { createPersons, type EncryptedPerson, type Person, type Persons } from './person.service';
import * as repo from './savedVisitor.repo';

/** People whom a visitor buys tickets for. Somebody else's do not exist for anyone. */
export function createSavedVisitors(database: Database, persons: Persons) {
  const toView = (row: repo.SavedVisitorRow): SavedVisitor => ({
    id: row.id,
    name: persons.decrypt(row).name,
    idKind: row.idKind,
    idNumber: row.idMasked,
  });
  const list = async (visitorId: string) => (await repo.listSavedVisitors(database.db, visitorId)).map(toView);
  return {
    getSavedVisitors: (_, { visitorId }: CallContext) => list(visitorId),

    saveVisitor: ({ guardian, ...person }, { visitorId, now }: CallContext) =>
      database.transaction(async (tx) => {
        await lockVisitor(tx, visitorId);
        const encrypted = persons.encrypt(person);
        const birthday = birthdayIn(person.idKind, person.idNumber) ?? person.birthday;
        await allowChildren(tx, [{ ...encrypted, birthday }], { visitorId, guardian, now });
        const saved = await repo.listSavedVisitors(tx, visitorId);
        if (saved.length >= TICKET.savedVisitors && !saved.some(({ idHash }) => idHash === encrypted.idHash))
          throw new AppError('tooManySavedVisitors');
        return toView(await repo.upsertSavedVisitor(tx, { id: newId(), visitorId, now }, encrypted));
      }),

    async deleteSavedVisitor({ id }, { visitorId }) {
      await repo.deleteSavedVisitor(database.db, visitorId, id);
      return list(visitorId);
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

export type SavedChildren = ReturnType<typeof createSavedChildren>;

/** Whom accounts saved that is under 14, for what children may not do. */
export function createSavedChildren(config: Parameters<typeof ticketKeys>[0]) {
  const persons = createPersons(ticketKeys(config));
  return {
    /** Whether an account saved a child of such a name. */
    async has(db: Db, visitorId: string, isNamed: (name: string) => boolean, now: number): Promise<boolean> {
      const saved = await repo.listSavedVisitors(db, visitorId);
      const children = saved.map((row) => persons.decrypt(row)).filter(({ birthday }) => isChild(birthday, parkDay(now)));
      return children.some(({ name }) => isNamed(name));
    },
  };
}

/** The persons of an order as they are kept, of saved visitors and of new ones, in its order. @throws AppError savedVisitorNotFound */
export async function resolveVisitors(
  db: Db,
  persons: Persons,
  visitorId: string,
  visitors: (Partial<Person> & { savedVisitorId?: string })[],
): Promise<EncryptedPerson[]> {
  const ids = visitors.flatMap(({ savedVisitorId }) => savedVisitorId ?? []);
  const saved = ids.length > 0 ? await repo.findSavedVisitors(db, visitorId, ids) : [];
  return visitors.map((visitor) => {
    if (visitor.savedVisitorId === undefined) return persons.encrypt(visitor as Person);
    const row = saved.find(({ id }) => id === visitor.savedVisitorId);
    if (!row) throw new AppError('savedVisitorNotFound');
    const { name, idKind, idNumber, idMasked, idHash, birthday } = row;
    return { name, idKind, idNumber, idMasked, idHash, birthday };
  });
}
