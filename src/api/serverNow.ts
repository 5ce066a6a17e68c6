export { assumeClock, clockAhead, serverNow } from '@/request/serverClock';
