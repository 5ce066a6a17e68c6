import type { Messages } from '../zh-Hans/zhHans';
import { center } from './center';
import { core } from './core';
import { live } from './live';

export const messages: Messages = { core, live, center };
