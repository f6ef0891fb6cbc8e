import { z } from 'zod';
import { MAX_BANK_LINES } from '@/domain/invoices/bank-table';
import { MAX_REFERENCE } from '@/domain/invoices/payments';
import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { cleanText } from '@/domain/text/text';
import { recordPayment } from '@/modules/payments/record-payment';
import type { BulkStep } from '../../file-runs/bulk-run';
import { runOverOrders, type BulkRun } from '../../orders/bulk/run-over-orders';

const line = z.object({
  orderKind: z.enum(ORDER_KINDS),
  orderId: z.uuid(),
  cents: z.int().min(1),
  receivedOn: z.iso.date(),
  reference: z.string().overwrite((text) => cleanText(text).slice(0, MAX_REFERENCE)),
  bankLine: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Payments with their orders; several may be for one order. */
export const bankChange = z.object({ lines: z.array(line).min(1).max(MAX_BANK_LINES) });
type BankChange = z.output<typeof bankChange>;

/** Enters each payment only ever once; reports and skips refused ones. */
export async function* runBankLines(run: BulkRun & { change: BankChange }): AsyncGenerator<BulkStep> {
  const { change } = run;
  const waiting = [...change.lines];
  yield* runOverOrders(
    run,
    waiting.map(({ orderId }) => orderId),
    async (req) => {
      const next = waiting.shift();
      if (!next) throw new Error('A payment was not asked for.');
      return recordPayment({ ...next, kind: next.orderKind, req, way: 'transfer' });
    },
  );
}
