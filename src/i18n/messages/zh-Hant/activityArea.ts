import type { AreaTexts } from '../../areas';
import { activity } from './activity';

export const messages: AreaTexts['activity'] = { activity };
