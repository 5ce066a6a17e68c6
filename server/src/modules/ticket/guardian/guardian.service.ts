import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/guardian/calls';
import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import type { GuardianConsent, schemas } from '@park/contract/ticket/guardian/schemas';
import { type Database, lockVisitor } from '../../../db/db';
import { required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { fill } from '../../../i18n/fill';
import { guardianTerms } from '../../../i18n/texts/guardian';
import type { Pay } from '../../pay/pay.service';
import { cancelUnpaid } from '../order/cancel.service';
import type { Persons } from '../visitor/person.service';
import { deleteSavedPerson } from '../visitor/savedVisitor.repo';
import * as repo from './guardian.repo';

interface GuardianDeps {
  pay: Pick<Pay, 'close'>;
  persons: Pick<Persons, 'decrypt'>;
  /** Who answers for children's data at the park; null: the park has named nobody. @param now epoch ms */
  contact(now: number): Promise<string | null>;
}

/** What guardians read, agreed to and withdraw (R-person-4). Somebody else's consents do not exist for anyone. */
export function guardianConsents(database: Database, { pay, persons, contact }: GuardianDeps) {
  const toView = ({ id, child, relation, version, givenAt, withdrawnAt }: repo.ConsentRow): GuardianConsent => ({
    id,
    child: child && { name: persons.decrypt(child).name, idNumber: child.idMasked },
    relation,
    version,
    givenAt: toParkIso(givenAt),
    withdrawnAt: toParkIso(withdrawnAt),
  });
  const list = async (visitorId: string) => (await repo.listOwn(database.db, visitorId)).map(toView);

  return {
    async getGuardianTerms(_, { lang, now, rules }) {
      const { retention } = await rules();
      const points = guardianTerms.map(({ title, text }) => ({ title: title[lang], text: fill(text[lang], retention) }));
      return { version: GUARDIAN_VERSION, points, contact: await contact(now) };
    },

    getGuardianConsents: (_, { visitorId }) => list(visitorId),

    async withdrawGuardianConsent({ id }, { visitorId, now }) {
      const child = await database.transaction(async (tx) => {
        await lockVisitor(tx, visitorId);
        const own = await repo.listOwn(tx, visitorId);
        const consent = own.find((one) => one.id === id);
        const { childHash: idHash } = required(consent, 'guardianConsentNotFound');
        await repo.withdraw(tx, { visitorId, idHash }, now);
        await deleteSavedPerson(tx, visitorId, idHash);
        return { visitorId, idHash };
      });
      // What a stop of the server leaves of these runs out by itself.
      for (const orderId of await repo.listUnpaidNaming(database.db, child))
        await cancelUnpaid({ database, pay }, { orderId, visitorId }, now);
      return list(visitorId);
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}
