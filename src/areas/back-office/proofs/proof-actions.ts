'use server';

import { z } from 'zod';
import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { recordedApprovalInput } from '@/domain/orders/recorded-approval';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { recordApproval } from '@/modules/orders/proofs/record-approval';
import { orderAction } from '../access/staff-action';

const approval = recordedApprovalInput.extend({
  kind: z.enum(ORDER_KINDS),
  orderId: z.uuid(),
  revision: z.int(),
});

export async function recordApprovalAction(input: z.input<typeof approval>) {
  return orderAction(async (context) => {
    const parsed = approval.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    return refreshed(recordApproval({ ...context, ...parsed.data }), 'conflict');
  });
}
