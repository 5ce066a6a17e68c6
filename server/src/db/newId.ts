import { randomPart } from '../randomPart';

const BYTES = 16;

/** An opaque id of almost 128 random bits, 22 characters that are safe in an address, and as a word of a command or a sheet. */
export function newId(): string {
  const id = randomPart(BYTES).toString('base64url');
  // A command would take it for an option, a spreadsheet for a formula.
  return id.startsWith('-') ? newId() : id;
}
