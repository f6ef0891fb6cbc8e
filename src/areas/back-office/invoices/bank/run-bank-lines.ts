import { z } from 'zod';
import { MAX_BANK_LINES } from '@/domain/invoices/bank-table';
import { MAX_REFERENCE } from '@/domain/invoices/payments';
import { MAX_PARTS } from '@/domain/invoices/split';
import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { cleanText } from '@/domain/text/text';
import { splitPayment } from '@/modules/payments/split-payment';
import type { BulkStep } from '../../file-runs/bulk-run';
import { runOver, type BulkRun } from '../../file-runs/run-over';
import { findOrderLabel } from '../../orders/data/selected-orders';

const line = z.object({
  parts: z
    .array(z.object({ kind: z.enum(ORDER_KINDS), orderId: z.uuid(), cents: z.int().min(1) }))
    .min(1)
    .max(MAX_PARTS),
  cents: z.int().min(1),
  receivedOn: z.iso.date(),
  reference: z.string().overwrite((text) => cleanText(text).slice(0, MAX_REFERENCE)),
  bankLine: z.string().regex(/^[0-9a-f]{64}$/),
  allowOverpayment: z.boolean().optional(),
});

export const bankChange = z.object({ lines: z.array(line).min(1).max(MAX_BANK_LINES) });
type BankChange = z.output<typeof bankChange>;

/** Enters each payment only ever once; reports and skips refused ones. */
export async function* runBankLines(run: BulkRun & { change: BankChange }): AsyncGenerator<BulkStep> {
  const { change } = run;
  const waiting = [...change.lines];
  yield* runOver(
    run,
    waiting.map(({ parts: [first] }) => first?.orderId ?? ''),
    findOrderLabel,
    async (req) => {
      const next = waiting.shift();
      if (!next) throw new Error('A payment was not asked for.');
      return splitPayment({ ...next, req, way: 'transfer' });
    },
  );
}
