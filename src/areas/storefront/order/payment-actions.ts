'use server';

import { redirect } from 'next/navigation';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { getPayloadClient } from '@/lib/payload';
import { createPaymentSession } from '@/modules/payments/create-payment-session';

/** Opens the payment page of the order under this link. Whoever has the link may pay. */
export async function payNow(_before: unknown, form: FormData): Promise<{ message: string }> {
  const payload = await getPayloadClient();
  const token = form.get('token');
  const order = typeof token === 'string' ? await findOrderByToken(payload, token) : undefined;
  if (!order) return { message: 'Order not found.' };
  const session = await createPaymentSession({ payload, order });
  if (!session.ok) return { message: session.message };
  redirect(session.url);
}
