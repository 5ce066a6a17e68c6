export { lockHours, readHours } from './park.repo';
