import type { EmailContext } from '@/lib/mail/email';
import { findOrderByToken, type StoredOrder } from '../data/placed-order';

export async function orderOfEmail({ payload, data }: EmailContext): Promise<StoredOrder | undefined> {
  return typeof data.token === 'string' ? findOrderByToken(payload, data.token) : undefined;
}
