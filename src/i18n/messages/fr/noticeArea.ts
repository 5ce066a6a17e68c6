import type { AreaTexts } from '../../areas';
import { notice } from './notice';

export const messages: AreaTexts['notice'] = { notice };
