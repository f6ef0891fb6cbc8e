'use server';

import { z } from 'zod';
import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { recordedApprovalInput } from '@/domain/orders/recorded-approval';
import { recordApproval } from '@/modules/orders/proofs/record-approval';
import { squadInput } from '@/modules/proofs/decision-input';
import { orderChange } from '../access/staff-action';

const approval = recordedApprovalInput.extend({
  kind: z.enum(ORDER_KINDS),
  orderId: z.uuid(),
  revision: z.int(),
  squad: squadInput,
});

export async function recordApprovalAction(input: z.input<typeof approval>) {
  return orderChange('orders:write', approval, input, recordApproval);
}
