import { BlockList, isIP, isIPv4 } from 'node:net';

/** IANA’s special-purpose registries, without what is globally reachable. */
const PRIVATE_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Within 2000::/3, beside which nothing is public: mapped and translated IPv4 addresses are elsewhere. */
const PRIVATE_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const privateIpv4 = listOf('ipv4', PRIVATE_IPV4);
const privateIpv6 = listOf('ipv6', PRIVATE_IPV6);
const publicIpv6 = listOf('ipv6', ['2000::/3']);

/** False for anything but an address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !privateIpv4.check(address);
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !privateIpv6.check(address, 'ipv6');
}

export const isLoopback = (address: string): boolean => /^127(\.\d{1,3}){3}$/.test(address) || address === '::1';
