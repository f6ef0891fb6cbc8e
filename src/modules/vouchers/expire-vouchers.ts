import type { Payload } from 'payload';
import { toCents } from '@/domain/money/money';
import { inTransaction } from '@/lib/database/transaction';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { insertEntry, lockExpired, lockVoucher } from './data';

const POLL_MS = 10 * 60_000;

/** True if there was one. */
export async function expireNextVoucher(payload: Payload): Promise<boolean> {
  const req = await localRequest(payload);
  return inTransaction(req, async (session) => {
    const id = await lockExpired(session);
    const voucher = id ? await lockVoucher(session, id) : undefined;
    if (!voucher) return false;
    const { balance, currency } = voucher;
    if (balance > 0 && voucher.isExpired)
      await insertEntry(session, req, {
        voucher: voucher.id,
        kind: 'expired',
        cents: -toCents(balance, currency),
        currency,
      });
    return true;
  });
}

export const startVoucherExpiry = (): void =>
  startProcessWorker('vouchers', () =>
    startWorker({ kind: 'vouchers', payload: getPayloadClient, step: expireNextVoucher, pollMs: POLL_MS, paceMs: 50 }),
  );
