import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** What one household or office has of IPv6; a phone may have any address of it. */
const SUBNET = 64;

/** Where somebody asks from, as limits count it: an IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  return address.isMapped4() ? address.to4().correctForm() : new Address6(`${ip}/${SUBNET}`).startAddress().correctForm();
}
