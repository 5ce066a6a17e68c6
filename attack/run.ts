/** `npm run attack [-- name …]`: what an attacker and a bad day do to a park, each on a fresh database. */
import { brackets } from './brackets';
import { fuzz } from './fuzz';
import { heldDay } from './heldDay';
import { line } from './line';
import { millionOrders } from './millionOrders';
import { overload } from './overload';
import { postgresRestart } from './postgresRestart';
import { publicBodies } from './publicBodies';
import { race } from './race';
import { runAttacks } from './runAttacks';
import { silentDatabase, silentRedis } from './silence';
import { stuffing } from './stuffing';
import { uploads } from './uploads';

runAttacks('attack', [
  fuzz,
  brackets,
  postgresRestart,
  silentRedis,
  silentDatabase,
  millionOrders,
  stuffing,
  overload,
  race,
  line,
  heldDay,
  uploads,
  publicBodies,
]);
