import type { AreaTexts } from '../../areas';
import { map } from './map';
import { search } from './search';

export const messages: AreaTexts['search'] = { search, map };
