import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What was approved, and how full the days are that can be bought. */
export const getCapacity = defineCall<Schemas['getCapacity']>('GET', '/api/capacityAdmin/getCapacity', 'capacity.read');
/** From a day on that has not passed; for the day that has it already, it is changed. */
export const saveCapacity = defineCall<Schemas['saveCapacity']>('POST', '/api/capacityAdmin/saveCapacity', 'stock.write');
/** The form for the authority of a day, filled in. */
export const getCapacityReport = defineCall<Schemas['getCapacityReport']>(
  'GET',
  '/api/capacityAdmin/getCapacityReport',
  'stock.write',
);
export const exportCapacityReport = defineCall<Schemas['exportCapacityReport']>(
  'GET',
  '/api/capacityAdmin/exportCapacityReport',
  'stock.write',
);

/** People who come together without tickets, of a day. */
export const getParkGroups = defineCall<Schemas['getParkGroups']>('GET', '/api/capacityAdmin/getParkGroups', 'gate.scan');
/** Keeps their places, which count against the day. Nobody: gives them back. */
export const saveParkGroup = defineCall<Schemas['saveParkGroup']>('POST', '/api/capacityAdmin/saveParkGroup', 'gate.scan');
/** They are in, so many of them. Again changes nothing. */
export const checkInGroup = defineCall<Schemas['checkInGroup']>('POST', '/api/capacityAdmin/checkInGroup', 'gate.scan');
