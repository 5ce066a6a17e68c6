import { activity } from './activity';

export const messages = { activity };
