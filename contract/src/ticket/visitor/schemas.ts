import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, idSchema, nothing } from '../../envelope';
import { plainText } from '../../plainText';
import { guardianYes } from '../guardian/schemas';
import { ID_KINDS, isBirthday, isIdNumber, PERSON, plainIdNumber } from '../identity';

const savedVisitor = z.object({
  id: z.string(),
  name: z.string(),
  idKind: z.enum(ID_KINDS),
  /** Only its ends, e.g. `110***********1234`. */
  idNumber: z.string(),
});
export type SavedVisitor = z.infer<typeof savedVisitor>;

export const personFields = {
  name: z.string().overwrite(plainText).min(PERSON.name[0]).max(PERSON.name[1]),
  idKind: z.enum(ID_KINDS).default('idCard'),
  idNumber: z.string().overwrite(plainIdNumber).min(1).max(PERSON.idNumber),
  /** Of documents that do not tell it. */
  birthday: daySchema.refine((day) => isBirthday(day), { message: 'birthdayWrong' }).optional(),
};
/** Needed for whoever is under 14, unless it was given before. */
export const guardian = guardianYes.optional();
export const ID_NUMBER_WRONG = { path: ['idNumber'], message: 'idNumberWrong' };

/** @see isIdNumber for the check; the number is normalised here. The copy is for zod, which rewrites what it is given. */
const person = z
  .object({ ...personFields, guardian })
  .refine(({ idKind, idNumber }) => isIdNumber(idKind, idNumber), { ...ID_NUMBER_WRONG });

export const schemas = {
  getSavedVisitors: { in: nothing, out: z.array(savedVisitor), summary: 'List your saved visitors, ID numbers masked' },
  saveVisitor: { in: person, out: savedVisitor, summary: 'Save a visitor; the same ID number again renames them' },
  deleteSavedVisitor: {
    in: z.object({ id: idSchema }),
    out: z.array(savedVisitor),
    summary: 'Delete a saved visitor; returns the rest',
  },
} satisfies Record<string, CallSchemas>;
