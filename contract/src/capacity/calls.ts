import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getCapacity = call<'getCapacity'>('GET', '/api/capacityAdmin/getCapacity', 'capacity.read');
/** From a day on that has not passed; for the day that has it already, it is changed. */
export const saveCapacity = call<'saveCapacity'>('POST', '/api/capacityAdmin/saveCapacity', 'stock.write');
export const getCapacityReport = call<'getCapacityReport'>('GET', '/api/capacityAdmin/getCapacityReport', 'stock.write');
export const exportCapacityReport = call<'exportCapacityReport'>(
  'GET',
  '/api/capacityAdmin/exportCapacityReport',
  'stock.write',
);

export const getParkGroups = call<'getParkGroups'>('GET', '/api/capacityAdmin/getParkGroups', 'gate.scan');
/** Keeps their places, which count against the day. Nobody: gives them back. */
export const saveParkGroup = call<'saveParkGroup'>('POST', '/api/capacityAdmin/saveParkGroup', 'gate.scan');
/** They are in, so many of them. Again changes nothing. */
export const checkInGroup = call<'checkInGroup'>('POST', '/api/capacityAdmin/checkInGroup', 'gate.scan');
