import { createHmac } from 'node:crypto';
import type { enrollIn } from '@park/contract/activity/schemas';
import type { z } from 'zod';
import type { Localized } from '../../i18n/lang';
import { createSealer } from '../../sealer';
import type { ActivityKeys } from './activityKeys';

const UNREADABLE = '***';

/** An answer as it was given: the question and, of a choice, the words chosen, so that it can be read whatever the form becomes. */
export interface GivenAnswer {
  label: Localized;
  value: string | Localized;
}

/** Who enrols. */
export interface Applicant {
  name: string;
  /** Plain: digits alone. */
  phone: string;
  answers: GivenAnswer[];
}

/** The same as the database keeps it: encrypted; null when it was taken off. */
export interface SealedApplicant {
  name: string | null;
  phone: string | null;
  answers: string | null;
}

/** Applicants at rest, and the digest of what they asked for. */
export interface Applicants {
  seal(applicant: Applicant): { name: string; phone: string; answers: string };
  /** What was taken off, or encrypted under a key that is gone, reads `***`, and its answers are none. */
  open(sealed: SealedApplicant): Applicant;
  /** The same, encrypted by the key in use; null when a key is gone. */
  reseal(sealed: SealedApplicant): { name: string; phone: string; answers: string } | null;
  /** What begins everything that the key in use has encrypted. */
  readonly prefix: string;
  requestHash(input: z.output<typeof enrollIn>): string;
}

export function createApplicants({ data, request }: ActivityKeys): Applicants {
  const sealer = createSealer(data);
  const read = ({ name, phone, answers }: SealedApplicant) => ({
    name: name === null ? null : sealer.open('applicantName', name),
    phone: phone === null ? null : sealer.open('applicantPhone', phone),
    answers: answers === null ? null : sealer.open('applicantAnswers', answers),
  });
  const write = (name: string, phone: string, answers: string) => ({
    name: sealer.seal('applicantName', name),
    phone: sealer.seal('applicantPhone', phone),
    answers: sealer.seal('applicantAnswers', answers),
  });
  return {
    prefix: sealer.prefix,
    seal: ({ name, phone, answers }) => write(name, phone, JSON.stringify(answers)),
    open(sealed) {
      const { name, phone, answers } = read(sealed);
      return {
        name: name ?? UNREADABLE,
        phone: phone ?? UNREADABLE,
        answers: answers === null ? [] : (JSON.parse(answers) as GivenAnswer[]),
      };
    },
    reseal(sealed) {
      const { name, phone, answers } = read(sealed);
      return name === null || phone === null || answers === null ? null : write(name, phone, answers);
    },
    // Keyed, because a phone could be guessed from a plain digest.
    requestHash({ activityId, name, phone, people, answers, wait }) {
      const given = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
      const text = JSON.stringify([activityId, name, phone, people, given, wait]);
      return createHmac('sha256', request).update(text).digest('base64url');
    },
  };
}
