import { createFieldCipher } from '../../fieldCipher';
import type { Localized } from '../../i18n/lang';
import type { ActivityKeys } from './activityKeys';

const UNREADABLE = '***';

/** An answer as it was given: the question and, of a choice, the words chosen, so that it can be read whatever the form becomes. */
export interface GivenAnswer {
  label: Localized;
  value: string | Localized;
}

interface Applicant {
  name: string;
  /** Plain: digits alone. */
  phone: string;
  answers: GivenAnswer[];
}

/** The same as the database keeps it: encrypted; null when it was taken off. */
interface EncryptedApplicant {
  name: string | null;
  phone: string | null;
  answers: string | null;
}

/** Applicants at rest. */
export interface Applicants {
  encrypt(applicant: Applicant): { name: string; phone: string; answers: string };
  /** What was taken off, or encrypted under a key that is gone, reads `***`, and its answers are none. */
  decrypt(encrypted: EncryptedApplicant): Applicant;
  /** The same, encrypted by the key in use; null when a key is gone. */
  reencrypt(encrypted: EncryptedApplicant): { name: string; phone: string; answers: string } | null;
  /** What begins everything that the key in use has encrypted. */
  readonly prefix: string;
}

export function createApplicants(keys: ActivityKeys): Applicants {
  const cipher = createFieldCipher(keys);
  const read = ({ name, phone, answers }: EncryptedApplicant) => ({
    name: name === null ? null : cipher.decrypt('applicantName', name),
    phone: phone === null ? null : cipher.decrypt('applicantPhone', phone),
    answers: answers === null ? null : cipher.decrypt('applicantAnswers', answers),
  });
  const write = (name: string, phone: string, answers: string) => ({
    name: cipher.encrypt('applicantName', name),
    phone: cipher.encrypt('applicantPhone', phone),
    answers: cipher.encrypt('applicantAnswers', answers),
  });
  return {
    prefix: cipher.prefix,
    encrypt: ({ name, phone, answers }) => write(name, phone, JSON.stringify(answers)),
    decrypt(encrypted) {
      const { name, phone, answers } = read(encrypted);
      return {
        name: name ?? UNREADABLE,
        phone: phone ?? UNREADABLE,
        answers: answers === null ? [] : (JSON.parse(answers) as GivenAnswer[]),
      };
    },
    reencrypt(encrypted) {
      const { name, phone, answers } = read(encrypted);
      return name === null || phone === null || answers === null ? null : write(name, phone, answers);
    },
  };
}
