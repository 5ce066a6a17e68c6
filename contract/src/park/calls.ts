import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What the park is, and when it is open. */
export const getPark = defineCall<Schemas['getPark']>('GET', '/api/parkWechat/getPark', 'public');
export const getParkAbout = defineCall<Schemas['getParkAbout']>('GET', '/api/parkWechat/getParkAbout', 'public');

export const getAdminPark = defineCall<Schemas['getAdminPark']>('GET', '/api/parkAdmin/getPark', 'park.manage');
export const savePark = defineCall<Schemas['savePark']>('POST', '/api/parkAdmin/savePark', 'park.manage');
export const saveParkRules = defineCall<Schemas['saveParkRules']>('POST', '/api/parkAdmin/saveParkRules', 'park.manage');
export const saveParkParts = defineCall<Schemas['saveParkParts']>('POST', '/api/parkAdmin/saveParkParts', 'park.manage');
export const saveParkLists = defineCall<Schemas['saveParkLists']>('POST', '/api/parkAdmin/saveParkLists', 'park.manage');
export const saveParkAbout = defineCall<Schemas['saveParkAbout']>('POST', '/api/parkAdmin/saveParkAbout', 'park.manage');
export const saveParkLook = defineCall<Schemas['saveParkLook']>('POST', '/api/parkAdmin/saveParkLook', 'park.manage');
export const launchPark = defineCall<Schemas['launchPark']>('POST', '/api/parkAdmin/launchPark', 'park.manage');
