import { lookup as lookupAddress, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address';

export const PRIVATE = 'The address is in a private network.';

export type Lookup = typeof lookupAddress;

type Reach = { allowsLoopback: boolean; lookup?: Lookup };

const isAllowed = (address: string, allowsLoopback: boolean): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(address));

/** True for an address; names are looked up when something is sent. */
export function isPrivateHost(hostname: string, allowsLoopback: boolean): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) > 0 && !isAllowed(host, allowsLoopback);
}

/** Connects only to an address that was checked. */
export const publicLookup =
  ({ allowsLoopback, lookup = lookupAddress }: Reach): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The host has no address.'), '');
      if (!addresses.every(({ address }) => isAllowed(address, allowsLoopback)))
        return callback(new Error(PRIVATE), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
