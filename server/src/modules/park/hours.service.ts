export { readHours } from './park.repo';
