import type { Payload, PayloadRequest } from 'payload';
import type { TaxBuyer } from '@/domain/taxes/tax-settings';
import { teamWhere } from '@/lib/accounts/active-user';
import { findCustomerTax, findTeamTax } from '../data/tax-buyer';

/** Buyer of an order: staff are let through, others are counted by network and mailbox, and strangers may have to confirm. */
export type Buyer = { kind: 'staff' } | { kind: 'team' | 'stranger'; network: string };

type Given = { email?: string; vatNumber?: string };

/** A customer as staff have noted them, as far as tax goes; a VAT number given with the order counts before theirs. */
export async function customerTax(payload: Payload, { email, vatNumber }: Given): Promise<TaxBuyer> {
  const noted = email ? await findCustomerTax(payload, email) : undefined;
  return { vatNumber: vatNumber ?? noted?.vatNumber, isTaxExempt: noted?.isTaxExempt };
}

/**
 * Buyer’s details for tax. Staff’s note on a customer counts where they enter the order themselves: an
 * address is no proof of who types it. What they have noted of a team counts wherever someone is signed in who orders for it.
 */
export async function taxBuyerOf(req: PayloadRequest, kind: Buyer['kind'], given: Given): Promise<TaxBuyer> {
  if (kind === 'staff') return customerTax(req.payload, given);
  const teamId = teamWhere(req.user, 'orders');
  const team = teamId ? await findTeamTax(req.payload, teamId) : undefined;
  return { vatNumber: given.vatNumber ?? team?.vatNumber, isTaxExempt: team?.isTaxExempt };
}
