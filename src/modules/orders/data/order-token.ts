import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';

/** By number and the address it was placed with, in lower case. */
export async function findOrderToken(
  { client }: Session,
  orderNumber: string,
  email: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ token: string }>(
    'select tracking_token as token from orders where order_number = $1 and lower(contact_email) = $2',
    [orderNumber, email],
  );
  return rows[0]?.token;
}

/** Letters that identify a token in a damaged link: 96 bits, which nobody guesses. */
const KNOWN_LENGTH = 16;

/** The token’s beginning is whole, its end missing or mistyped. Undefined for an unknown order. */
export async function findNumberOfDamagedLink(payload: Payload, damaged: string): Promise<string | undefined> {
  if (damaged.length < KNOWN_LENGTH) return undefined;
  const [order] = await query<{ orderNumber: string }>(
    payload,
    `select order_number as "orderNumber" from orders where left(tracking_token, ${KNOWN_LENGTH}) = $1 limit 1`,
    [damaged.slice(0, KNOWN_LENGTH)],
  );
  return order?.orderNumber;
}
