'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { MAX_REASON, TEAM_ORDER_STATUSES } from '@/domain/order-status';
import { cleanText } from '@/domain/text';
import { failure } from '@/lib/result';
import { updateTeamOrderStatus } from './operations/team-orders/update-team-order-status';
import { administratorRequest } from './session';

const statusChange = z.object({
  orderId: z.uuid(),
  status: z.enum(TEAM_ORDER_STATUSES),
  seen: z.enum(TEAM_ORDER_STATUSES),
  reason: z.string().overwrite(cleanText).max(MAX_REASON).optional(),
});

/**
 * Moves a team’s order on, from the status the person saw. Where it succeeded, or somebody else was faster, the
 * screen is read again.
 */
export async function changeTeamOrderStatusAction(
  orderId: string,
  change: Omit<z.input<typeof statusChange>, 'orderId'>,
) {
  const { payload, req } = await administratorRequest('/admin/clubs');
  const parsed = statusChange.safeParse({ orderId, ...change });
  if (!parsed.success) return failure('invalid', 'This is no order or no status.');
  const result = await updateTeamOrderStatus({ payload, req, ...parsed.data });
  if (result.ok || result.code === 'conflict') refresh();
  return result;
}
