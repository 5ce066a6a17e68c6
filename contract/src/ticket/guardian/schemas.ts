import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { idSchema, momentSchema, nothing } from '../../envelope';
import { GUARDIAN_RELATIONS } from './limits';

/** A guardian's yes, sent with the call that takes something of a child. `version`: of the text that was read. */
export const guardianYes = z.object({ relation: z.enum(GUARDIAN_RELATIONS), version: z.int32().min(1) });
export type GuardianYes = z.infer<typeof guardianYes>;

const guardianTerms = z.object({
  version: z.int(),
  points: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Who answers for children's data at the park, as the park wrote it; null: it has named nobody. */
  contact: z.string().nullable(),
});
export type GuardianTerms = z.infer<typeof guardianTerms>;

const guardianConsent = z.object({
  id: z.string(),
  /** As the saved visitor reads; null: it is not saved any more. */
  child: z.object({ name: z.string(), idNumber: z.string() }).nullable(),
  relation: z.enum(GUARDIAN_RELATIONS),
  version: z.int(),
  givenAt: momentSchema,
  withdrawnAt: momentSchema.nullable(),
});
export type GuardianConsent = z.infer<typeof guardianConsent>;

export const schemas = {
  getGuardianTerms: { in: nothing, out: guardianTerms, summary: 'Get what a child’s guardian is asked to agree to' },
  getGuardianConsents: {
    in: nothing,
    out: z.array(guardianConsent),
    summary: 'List the consents you gave as a guardian, newest first',
  },
  withdrawGuardianConsent: {
    in: z.object({ id: idSchema }),
    out: z.array(guardianConsent),
    summary: 'Withdraw a consent and erase the saved child; tickets already bought stay',
  },
} satisfies Record<string, CallSchemas>;
