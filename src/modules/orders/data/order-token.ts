import type { Session } from '@/lib/database/sessions';

/** The token of the link to an order, by its number and the address it was placed with, in lower case. */
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
