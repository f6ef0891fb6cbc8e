import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { cleanLine } from '../text/text';
import { PUBLIC_SCOPE, scopesOf, type KeyKind, type Scope } from './scopes';

const CIDR = /^([^/]+)(?:\/(\d{1,3}))?$/;

type Network = { address: string; family: 'ipv4' | 'ipv6'; bits: number };

/** Undefined for text that is neither an address nor a network such as `192.0.2.0/24`. */
function networkOf(text: string): Network | undefined {
  const [, address = '', size] = CIDR.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return undefined;
  const most = version === 4 ? 32 : 128;
  const bits = size === undefined ? most : Number(size);
  return bits <= most ? { address, family: version === 4 ? 'ipv4' : 'ipv6', bits } : undefined;
}

/** True if no addresses are listed. */
export function mayCallFrom(addresses: readonly string[], caller: string): boolean {
  if (addresses.length === 0) return true;
  const version = isIP(caller);
  if (version === 0) return false;
  const allowed = new BlockList();
  for (const { address, family, bits } of addresses.flatMap((each) => networkOf(each) ?? []))
    allowed.addSubnet(address, bits, family);
  return allowed.check(caller, version === 4 ? 'ipv4' : 'ipv6');
}

const text = (missing: string) => z.string(missing).overwrite(cleanLine);

export const keyInput = (kind: KeyKind) => {
  const known: ReadonlySet<string> = new Set(scopesOf(kind));
  return z.strictObject({
    name: text('Enter a name.').min(1, 'Enter a name.').max(60, 'Use at most 60 characters.'),
    scopes: z
      .array(
        z.string().refine((scope): scope is Scope => known.has(scope), {
          error: ({ input }) =>
            `There is no scope ${String(input).slice(0, 60)}. Choose from: ${[...known].sort().join(', ')}.`,
        }),
        'Choose what the key may do.',
      )
      .min(1, 'Choose what the key may do.')
      .max(known.size)
      .transform((scopes) => {
        const chosen = [...new Set(scopes)].sort();
        return chosen.length > 1 ? chosen.filter((scope) => scope !== PUBLIC_SCOPE) : chosen;
      }),
    addresses: z
      .array(
        text('Enter an address.').refine((each) => networkOf(each) !== undefined, {
          error: 'Enter an IP address or a network, such as 192.0.2.0/24.',
        }),
        'Enter a list of addresses.',
      )
      .max(20, 'Enter at most 20 addresses.')
      .default([]),
    expiresAt: z.iso
      .datetime({ offset: true, abort: true, error: 'Enter a time, such as 2027-01-31T00:00:00Z.' })
      .refine((at) => Date.parse(at) > Date.now(), 'Choose a day after today.')
      .nullable()
      .default(null),
    password: z.string('Enter your password.').max(1000).catch(''),
  });
};

export type KeyInput = z.infer<ReturnType<typeof keyInput>>;
