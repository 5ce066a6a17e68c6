import { pageToast } from '@/platform/toast';
import type { RequestError } from '@/request/errors';

/** How long an error's toast shows (R-limit-3). ms */
export const ERROR_TOAST = 3000;

/** Failures nobody asked for, or whose page is gone. */
const hushed = new WeakSet<Error>();

/** Keeps a failure from being told; in time when whoever made the call does it as soon as the failure reaches them. */
export function hush(failure: Error): void {
  hushed.add(failure);
}

/**
 * Tells a failed call on the page that shows, in the turn after the failure has reached the caller (decision 128: every failure is
 * told but what is hushed).
 */
export function report(message: string, failure?: RequestError): void {
  setTimeout(() => {
    if (!failure || !hushed.has(failure)) pageToast(message, ERROR_TOAST);
  });
}
