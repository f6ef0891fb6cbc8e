'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { ORDER_STATUSES } from '@/domain/order-status';
import { failure, type Result } from '@/lib/result';
import { updateOrderStatus } from './operations/update-order-status';
import { ORDERS_PATH } from './rules/order-filters';
import { administratorRequest } from './session';

const change = z.object({ orderId: z.uuid(), status: z.enum(ORDER_STATUSES) });

/** Changes an order’s status at once (spec §4). Where it succeeded the screen is read again; where not, nothing is. */
export async function changeOrderStatusAction(orderId: string, status: string): Promise<Result> {
  const { payload, req } = await administratorRequest(ORDERS_PATH);
  const parsed = change.safeParse({ orderId, status });
  if (!parsed.success) return failure('invalid', 'This is no order or no status.');
  const result = await updateOrderStatus({ payload, req, ...parsed.data });
  if (result.ok) refresh();
  return result;
}
