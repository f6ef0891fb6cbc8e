import { isIPv6 } from 'node:net';

/** An IPv4 address, or the first 64 bits of an IPv6 address, as one customer of a provider may use the rest. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL’s host has one spelling: lower case, zeros left out, IPv4 parts as two groups.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined ? before : [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') return embeddedIPv4(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const embeddedIPv4 = (groups: string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
