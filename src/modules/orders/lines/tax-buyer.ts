import type { Payload, PayloadRequest } from 'payload';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { teamWhere } from '@/lib/accounts/active-user';
import { sessionOf, type PricedFor } from '../data/price-lists';
import { findCustomerTax, findTeamTax } from '../data/tax-buyer';

/** Staff pass; others are counted by selling key or network and by mailbox, and strangers may have to confirm. */
export type Buyer = { kind: 'staff' } | { kind: 'team' | 'stranger'; network: string; key?: string };

type Given = { email?: string; vatNumber?: string };

/** Staff’s note; a VAT number given with the order comes first. */
export async function customerTax(payload: Payload, { email, vatNumber }: Given): Promise<TaxBuyer> {
  const noted = email ? await findCustomerTax(payload, email) : undefined;
  return { vatNumber: vatNumber ?? noted?.vatNumber, isTaxExempt: noted?.isTaxExempt };
}

/** Staff’s notes on a customer count only if staff order: an address proves nothing. Those on a team always do. */
export async function taxBuyerOf(req: PayloadRequest, kind: Buyer['kind'], given: Given): Promise<TaxBuyer> {
  if (kind === 'staff') return customerTax(req.payload, given);
  const teamId = teamWhere(req.user, 'orders');
  const team = teamId ? await findTeamTax(req.payload, teamId) : undefined;
  return { vatNumber: given.vatNumber ?? team?.vatNumber, isTaxExempt: team?.isTaxExempt };
}

/** Customer whose price lists count, by the rule of their tax. */
export function pricedFor(req: PayloadRequest, kind: Buyer['kind'], { email }: Given): PricedFor {
  return kind === 'staff' ? { email } : { team: teamWhere(req.user, 'orders'), session: sessionOf(req.headers) };
}
