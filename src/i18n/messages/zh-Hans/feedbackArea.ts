import type { AreaTexts } from '../../areas';
import { feedback } from './feedback';
import { pictures } from './pictures';

export const messages: AreaTexts['feedback'] = { feedback: { ...feedback, pictures } };
