'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { TEAM_ORDER_STATUSES } from '@/domain/order-status';
import { failure, type Result } from '@/lib/result';
import { updateTeamOrderStatus } from './operations/team-orders/update-team-order-status';
import { administratorRequest } from './session';

const change = z.object({ orderId: z.uuid(), status: z.enum(TEAM_ORDER_STATUSES) });

/** Moves a team’s order on. Where it succeeded the screen is read again. */
export async function changeTeamOrderStatusAction(orderId: string, status: string): Promise<Result> {
  const { payload, req } = await administratorRequest('/admin/clubs');
  const parsed = change.safeParse({ orderId, status });
  if (!parsed.success) return failure('invalid', 'This is no order or no status.');
  const result = await updateTeamOrderStatus({ payload, req, ...parsed.data });
  if (result.ok) refresh();
  return result;
}
