'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import type { LinkState } from '@/ui/LinkButton';
import { orderToConfirm } from '@/modules/orders/confirmation/confirm-link';
import { confirmOrder } from '@/modules/orders/confirmation/confirm-order';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { shopCardOrder } from '@/modules/payments/card-order';
import { createPaymentSession } from '@/modules/payments/create-payment-session';

/** Reports only goods sold out meanwhile: the redrawn page shows the success. */
export async function confirmOrderAction(_before: LinkState, form: FormData): Promise<LinkState> {
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { message: 'Please confirm your order on our own site.' };
  const token = form.get('token');
  const link = typeof token === 'string' ? orderToConfirm(token) : undefined;
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    const result = link && (await confirmOrder({ req, ...link }));
    if (result && !result.ok && result.code === 'out_of_stock') return { message: result.message };
  } catch (error) {
    log.error({ err: error }, 'An order could not be confirmed.');
    return { message: 'Something went wrong, and the order is not confirmed yet. Please try again.' };
  }
  refresh();
  return {};
}

export async function payNow(_before: unknown, form: FormData): Promise<{ message: string }> {
  const payload = await getPayloadClient();
  const token = form.get('token');
  const order = typeof token === 'string' ? await findOrderByToken(payload, token) : undefined;
  if (!order) return { message: 'Order not found.' };
  const cents = form.get('cents');
  const session = await createPaymentSession({
    payload,
    order: shopCardOrder(order),
    cents: cents ? Number(cents) : undefined,
  });
  if (!session.ok) return { message: session.message };
  redirect(session.url);
}
