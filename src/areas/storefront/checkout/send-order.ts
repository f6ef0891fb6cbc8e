import { ask } from '@/lib/client/ask';
import type { FieldErrors } from '@/lib/result';
import { attemptKey } from './attempt';

export type Placed = { trackingUrl: string; paymentUrl?: string };

export type SendOutcome =
  | { kind: 'placed'; order: Placed }
  | { kind: 'refused'; code: string; message: string; fieldErrors: FieldErrors }
  | { kind: 'unreachable' };

/** Sends an order; sending the same again answers the same order. */
export async function sendOrder(body: object): Promise<SendOutcome> {
  const headers = { 'Idempotency-Key': attemptKey(JSON.stringify(body)) };
  const answer = await ask<Placed>('/api/checkout', { method: 'POST', headers, body });
  if (answer.ok) return { kind: 'placed', order: answer.value };
  const { status, code, message, fieldErrors = {} } = answer;
  return status === 0 || code === 'unreadable'
    ? { kind: 'unreachable' }
    : { kind: 'refused', code, message, fieldErrors };
}
