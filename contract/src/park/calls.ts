import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getPark = call<'getPark'>('GET', '/api/parkWechat/getPark', 'public');
export const getParkAbout = call<'getParkAbout'>('GET', '/api/parkWechat/getParkAbout', 'public');

export const getAdminPark = call<'getAdminPark'>('GET', '/api/parkAdmin/getPark', 'park.manage');
export const savePark = call<'savePark'>('POST', '/api/parkAdmin/savePark', 'park.manage');
export const saveParkRules = call<'saveParkRules'>('POST', '/api/parkAdmin/saveParkRules', 'park.manage');
export const saveParkParts = call<'saveParkParts'>('POST', '/api/parkAdmin/saveParkParts', 'park.manage');
export const saveParkLists = call<'saveParkLists'>('POST', '/api/parkAdmin/saveParkLists', 'park.manage');
export const saveParkAbout = call<'saveParkAbout'>('POST', '/api/parkAdmin/saveParkAbout', 'park.manage');
export const saveParkLook = call<'saveParkLook'>('POST', '/api/parkAdmin/saveParkLook', 'park.manage');
export const saveReplies = call<'saveReplies'>('POST', '/api/parkAdmin/saveReplies', 'park.manage');
/** Short answers of the park's own to feedback, by language. */
export const getReplies = call<'getReplies'>('GET', '/api/parkAdmin/getReplies', 'feedback.answer');
export const launchPark = call<'launchPark'>('POST', '/api/parkAdmin/launchPark', 'park.manage');
