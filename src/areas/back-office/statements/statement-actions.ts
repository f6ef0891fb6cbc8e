'use server';

import { z } from 'zod';
import { sendStatement } from '@/modules/invoices/send-statement';
import { staffAction } from '../access/staff-action';

const statementInput = z.object({
  owner: z.object({ kind: z.enum(['customer', 'team']), id: z.uuid() }),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
});

export async function sendStatementAction(input: z.input<typeof statementInput>) {
  return staffAction('payments:write', '/admin', statementInput.safeParse(input), sendStatement);
}
