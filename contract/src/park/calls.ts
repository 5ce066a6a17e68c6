import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What the park is, and when it is open. */
export const getPark = defineCall<Schemas['getPark']>('GET', '/api/parkWechat/getPark', 'public');
export const getParkAbout = defineCall<Schemas['getParkAbout']>('GET', '/api/parkWechat/getParkAbout', 'public');

export const getAdminPark = defineCall<Schemas['getAdminPark']>('GET', '/api/parkAdmin/getPark', ['owner']);
export const savePark = defineCall<Schemas['savePark']>('POST', '/api/parkAdmin/savePark', ['owner']);
export const saveParkRules = defineCall<Schemas['saveParkRules']>('POST', '/api/parkAdmin/saveParkRules', ['owner']);
export const saveParkParts = defineCall<Schemas['saveParkParts']>('POST', '/api/parkAdmin/saveParkParts', ['owner']);
export const saveParkLists = defineCall<Schemas['saveParkLists']>('POST', '/api/parkAdmin/saveParkLists', ['owner']);
export const saveParkAbout = defineCall<Schemas['saveParkAbout']>('POST', '/api/parkAdmin/saveParkAbout', ['owner']);
export const saveParkLook = defineCall<Schemas['saveParkLook']>('POST', '/api/parkAdmin/saveParkLook', ['owner']);
export const launchPark = defineCall<Schemas['launchPark']>('POST', '/api/parkAdmin/launchPark', ['owner']);
