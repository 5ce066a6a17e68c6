import { center } from './center';
import { core } from './core';
import { live } from './live';

export const messages = { core, live, center };

/** What every language must say; a key that a language lacks is a type error. */
export type Messages = typeof messages;
