import { endpoint } from '../endpoint';
import type { ExportedFile, ExportIn } from '../export';
import type { AdminPlace, AdminPlaces, AdminPlacesIn, OrderPlacesIn, RemovePlaceIn, SavePlaceIn } from './adminSchemas';

/** All that staff keep, in their order; live points are not among them. */
export const getAdminPlaces = endpoint<AdminPlacesIn, AdminPlaces>('GET', '/api/mapAdmin/getPlaces', 'admin', ['content']);
/** Shows at once; a new one is the last. */
export const savePlace = endpoint<SavePlaceIn, AdminPlace>('POST', '/api/mapAdmin/savePlace', 'admin', ['content']);
/** For good; what is no more may be removed again. */
export const removePlace = endpoint<RemovePlaceIn, null>('POST', '/api/mapAdmin/removePlace', 'admin', ['content']);
/** Visitors see kinds in the park's own order, and the places of a kind in this one. */
export const orderPlaces = endpoint<OrderPlacesIn, AdminPlaces>('POST', '/api/mapAdmin/orderPlaces', 'admin', ['content']);
/** The list as a file. */
export const exportPlaces = endpoint<ExportIn<AdminPlacesIn>, ExportedFile>('GET', '/api/mapAdmin/exportPlaces', 'admin', [
  'content',
]);
