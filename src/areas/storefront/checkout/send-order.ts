import type { FieldErrors } from '@/lib/result';
import { attemptKey } from './attempt';

export type Placed = { trackingUrl: string; paymentUrl?: string };

export type SendOutcome =
  | { kind: 'placed'; order: Placed }
  | { kind: 'refused'; code: string; message: string; fieldErrors: FieldErrors }
  | { kind: 'unreachable' };

/** Sends an order; sending the same again answers the same order. */
export async function sendOrder(body: object): Promise<SendOutcome> {
  const content = JSON.stringify(body);
  try {
    const response = await fetch('/api/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attemptKey(content) },
      body: content,
    });
    const answer = (await response.json()) as Placed & { code: string; message: string; fieldErrors?: FieldErrors };
    if (response.status === 201) return { kind: 'placed', order: answer };
    return { kind: 'refused', code: answer.code, message: answer.message, fieldErrors: answer.fieldErrors ?? {} };
  } catch {
    return { kind: 'unreachable' };
  }
}
