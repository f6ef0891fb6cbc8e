import { lookup as lookupAddress, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address';

export const PRIVATE = 'The address is in a private network.';

export class PrivateHost extends Error {
  constructor() {
    super(PRIVATE);
  }
}

export type Lookup = typeof lookupAddress;

export type Reach = { allowsLoopback: boolean; lookup?: Lookup };

const isAllowed = (address: string, allowsLoopback: boolean): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(address));

/** True for an address; names are looked up when something is sent. */
export function isPrivateHost(hostname: string, allowsLoopback: boolean): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) > 0 && !isAllowed(host, allowsLoopback);
}

const publicLookup =
  ({ allowsLoopback, lookup = lookupAddress }: Reach): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The host has no address.'), '');
      if (!addresses.every(({ address }) => isAllowed(address, allowsLoopback))) return callback(new PrivateHost(), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

type PublicRequest = Pick<RequestOptions, 'method' | 'headers' | 'signal'> & { body?: string };

/** Connects only to the address that was checked, and follows no redirect. @throws PrivateHost */
export async function requestPublic(
  url: URL,
  { allowsLoopback, lookup }: Reach,
  { body, ...options }: PublicRequest,
): Promise<IncomingMessage> {
  if (isPrivateHost(url.hostname, allowsLoopback)) throw new PrivateHost();
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      // A connection of its own: one from before was checked then.
      { ...options, agent: false, lookup: publicLookup({ allowsLoopback, lookup }) },
      resolve,
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** @throws if the work takes longer; the signal ends it then */
export async function withinTime<Value>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await work(signal);
  } catch (error) {
    throw signal.aborted ? new Error(`No answer within ${timeoutMs / 1000} s.`) : error;
  }
}
