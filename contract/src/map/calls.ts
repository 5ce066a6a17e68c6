import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** Every place of the park, live points among them, the exhibits that are shown, and its ways and ground. */
export const getMap = defineCall<Schemas['getMap']>('GET', '/api/mapWechat/getMap', 'public');

/** What is most worth seeing: the first open places that staff marked, in their order. */
export const getSights = defineCall<Schemas['getSights']>('GET', '/api/mapWechat/getSights', 'public');

/** Of which kinds the map has a place that is open: the home leads to no other. */
export const getPlaceKinds = defineCall<Schemas['getPlaceKinds']>('GET', '/api/mapWechat/getPlaceKinds', 'public');

/** All that staff keep, in their order; live points are not among them. */
export const getAdminPlaces = defineCall<Schemas['getAdminPlaces']>('GET', '/api/mapAdmin/getPlaces', 'content.write');
/** Shows at once; a new one is the last. */
export const savePlace = defineCall<Schemas['savePlace']>('POST', '/api/mapAdmin/savePlace', 'content.write');
/** For good; what is no more may be removed again. */
export const removePlace = defineCall<Schemas['removePlace']>('POST', '/api/mapAdmin/removePlace', 'content.write');
/** Visitors see kinds in the park's own order, and the places of a kind in this one. */
export const orderPlaces = defineCall<Schemas['orderPlaces']>('POST', '/api/mapAdmin/orderPlaces', 'content.write');
export const exportPlaces = defineCall<Schemas['exportPlaces']>('GET', '/api/mapAdmin/exportPlaces', 'content.write');

/** One step of staff; visitors read the reason at once. Null opens it again. */
export const closePlace = defineCall<Schemas['closePlace']>('POST', '/api/mapAdmin/closePlace', 'content.write');

/** Ways, waters and woods, from the ground up. */
export const getAdminShapes = defineCall<Schemas['getAdminShapes']>('GET', '/api/mapAdmin/getShapes', 'content.write');
/** Shows at once; a new one lies above the others. */
export const saveShape = defineCall<Schemas['saveShape']>('POST', '/api/mapAdmin/saveShape', 'content.write');
/** For good; what is no more may be removed again. */
export const removeShape = defineCall<Schemas['removeShape']>('POST', '/api/mapAdmin/removeShape', 'content.write');
/** As `closePlace`, of a way or an area. */
export const closeShape = defineCall<Schemas['closeShape']>('POST', '/api/mapAdmin/closeShape', 'content.write');
