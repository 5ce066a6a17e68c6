import { readFile } from 'node:fs/promises';
import { inRoot } from '../../scripts/root';

interface Ports {
  webPort: number;
  s3At: string;
  primary: number;
  standby: number;
  /** `bind` lines. */
  database: string;
  s3: string;
}

/** As docs/operations.md gives it: a node that is not ready gets nothing, a request that reached nobody goes to the next. @param nodes host:port of each */
export const haproxyConfig = (nodes: string[], { webPort, s3At, primary, standby, database, s3 }: Ports) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 60s
  timeout server 60s

frontend visitors
  mode http
  bind 127.0.0.1:${webPort}
  option forwardfor
  default_backend nodes

backend nodes
  mode http
  balance leastconn
  option httpchk GET /readyz
  option redispatch 1
  retries 2
  retry-on conn-failure
  default-server check inter 1s fall 3 rise 2
  timeout check 8s
  option allbackups
${nodes.map((node, at) => `  server node${at + 1} ${node}`).join('\n')}
${nodes.map((node, at) => `  server node${at + 1}-last ${node} backup no-check`).join('\n')}

listen database
${database}
  default-server check inter 500ms fastinter 200ms fall 2 rise 2 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary}
  server standby 127.0.0.1:${standby} backup

listen pictures
${s3}
  server store ${s3At}
`;

/** The one of compose.yaml, without TLS, with this machine's addresses. @param nodes host:port of each */
export async function caddyConfig(nodes: string[], webPort: number): Promise<string> {
  const read = (name: string) => readFile(inRoot('deploy', name), 'utf8');
  const own = (await read('compose/Caddyfile'))
    .replace('import park.caddy', await read('parks/park.caddy'))
    .replace('{$PARK_HOST}', `http://127.0.0.1:${webPort}`)
    .replace(/\{args\[0\]\}-(\d):8080/g, (_, node) => nodes[Number(node) - 1] ?? '')
    // Debian's Caddy is too old for the arguments of a snippet.
    .replaceAll(' {args[0]}', '');
  return `{\n\tadmin off\n}\n${own}`;
}
