/** `npm run drill [-- name …]`: what happens to a park on several machines when one of them fails. Needs Linux, root, HAProxy, Caddy, Redis and faketime. */
import { runAttacks } from '../runAttacks';
import { drills } from './drills';
import { parks } from './parks';
import { patroni } from './patroni';

runAttacks('drill', [...drills, parks, patroni]);
