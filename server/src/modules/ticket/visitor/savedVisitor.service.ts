import { TICKET } from '@park/contract/ticket/limits';
import type { SavedVisitor } from '@park/contract/ticket/visitor/schemas';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { EncryptedPerson, Person, Persons } from './person.service';
import * as repo from './savedVisitor.repo';

/** A saved visitor by id, or somebody new, as the contract has checked it. */
interface OrderVisitor extends Partial<Person> {
  savedVisitorId?: string;
}

/** People whom a visitor buys tickets for. Somebody else's do not exist for anyone. */
export interface SavedVisitors {
  list(ctx: CallContext): Promise<SavedVisitor[]>;
  /** The same number again renames. @throws AppError tooManySavedVisitors */
  save(person: Person, ctx: CallContext): Promise<SavedVisitor>;
  /** @returns those that are left; deleting what is not there changes nothing */
  remove(id: string, ctx: CallContext): Promise<SavedVisitor[]>;
  /** The persons of an order, in its order. @throws AppError savedVisitorNotFound */
  resolveVisitors(db: Db, visitorId: string, visitors: OrderVisitor[]): Promise<EncryptedPerson[]>;
}

export function createSavedVisitors(database: Database, persons: Persons): SavedVisitors {
  const toView = (row: repo.SavedVisitorRow): SavedVisitor => ({
    id: row.id,
    name: persons.decrypt(row).name,
    idKind: row.idKind,
    idNumber: row.idMasked,
  });
  const list = async (visitorId: string) => (await repo.listSaved(database.db, visitorId)).map(toView);
  return {
    list: ({ visitorId }) => list(visitorId),

    save: (person, { visitorId, now }) =>
      database.transaction(async (tx) => {
        await repo.lockSaver(tx, visitorId);
        const encrypted = persons.encrypt(person);
        const saved = await repo.listSaved(tx, visitorId);
        if (saved.length >= TICKET.savedVisitors && !saved.some(({ idHash }) => idHash === encrypted.idHash))
          throw new AppError('tooManySavedVisitors');
        return toView(await repo.upsertSaved(tx, { id: newId(), visitorId, now }, encrypted));
      }),

    async remove(id, { visitorId }) {
      await repo.deleteSaved(database.db, visitorId, id);
      return list(visitorId);
    },

    async resolveVisitors(db, visitorId, visitors) {
      const ids = visitors.flatMap(({ savedVisitorId }) => savedVisitorId ?? []);
      const saved = ids.length > 0 ? await repo.findSaved(db, visitorId, ids) : [];
      return visitors.map((visitor) => {
        if (visitor.savedVisitorId === undefined) return persons.encrypt(visitor as Person);
        const row = saved.find(({ id }) => id === visitor.savedVisitorId);
        if (!row) throw new AppError('savedVisitorNotFound');
        const { name, idKind, idNumber, idMasked, idHash, birthday } = row;
        return { name, idKind, idNumber, idMasked, idHash, birthday };
      });
    },
  };
}
