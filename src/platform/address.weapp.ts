import type { SignInCallback } from './address.h5';

export type { SignInCallback };

/** A mini-program has no address; it never signs in by a redirect. */
export function currentAddress(): string {
  return '';
}

export function readCallback(): SignInCallback | null {
  return null;
}

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
export function addressedPage(): string {
  return '';
}

export function normalizeAddress(): void {}
