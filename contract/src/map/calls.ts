import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getMap = call<'getMap'>('GET', '/api/mapWechat/getMap', 'public');

/** What is most worth seeing: the first open places that staff marked, in their order. */
export const getSights = call<'getSights'>('GET', '/api/mapWechat/getSights', 'public');

/** Of which kinds the map has a place that is open: the home leads to no other. */
export const getPlaceKinds = call<'getPlaceKinds'>('GET', '/api/mapWechat/getPlaceKinds', 'public');

/** All that staff keep, in their order; live points are not among them. */
export const getAdminPlaces = call<'getAdminPlaces'>('GET', '/api/mapAdmin/getPlaces', 'content.write');
/** Shows at once; a new one is the last. */
export const savePlace = call<'savePlace'>('POST', '/api/mapAdmin/savePlace', 'content.write');
/** For good; what is no more may be removed again. */
export const removePlace = call<'removePlace'>('POST', '/api/mapAdmin/removePlace', 'content.write');
/** Visitors see kinds in the park's own order, and the places of a kind in this one. */
export const orderPlaces = call<'orderPlaces'>('POST', '/api/mapAdmin/orderPlaces', 'content.write');
export const exportPlaces = call<'exportPlaces'>('GET', '/api/mapAdmin/exportPlaces', 'content.write');

/** One step of staff; visitors read the reason at once. Null opens it again. */
export const closePlace = call<'closePlace'>('POST', '/api/mapAdmin/closePlace', 'content.write');

export const getAdminShapes = call<'getAdminShapes'>('GET', '/api/mapAdmin/getShapes', 'content.write');
/** Shows at once; a new one lies above the others. */
export const saveShape = call<'saveShape'>('POST', '/api/mapAdmin/saveShape', 'content.write');
/** For good; what is no more may be removed again. */
export const removeShape = call<'removeShape'>('POST', '/api/mapAdmin/removeShape', 'content.write');
/** As `closePlace`, of a way or an area. */
export const closeShape = call<'closeShape'>('POST', '/api/mapAdmin/closeShape', 'content.write');
