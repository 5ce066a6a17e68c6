import { endpoint } from '../endpoint';
import type { MapIn, ParkMap } from './schemas';

/** Every place of the park, live points among them. */
export const getMap = endpoint<MapIn, ParkMap>('GET', '/api/mapWechat/getMap', 'public');
