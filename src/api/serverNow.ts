export { serverNow } from '@/request/serverClock';
