import type { SignInCallback } from './address.h5';

export type { SignInCallback };

/** A mini-program has no address; it never signs in by a redirect. */
export const currentAddress = (): string => '';

export const readCallback = (): SignInCallback | null => null;

export function stripCallback(): void {}

export function canLeave(): boolean {
  return false;
}

export function redirect(_url: string): void {
  throw new Error('a mini-program cannot leave itself to sign in');
}

export function isLeaving(): boolean {
  return false;
}

/** There is no address; the page stack knows. */
export const addressedPage = (): string => '';

export function normalizeAddress(): void {}
