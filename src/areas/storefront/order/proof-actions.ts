'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { lineInput } from '@/domain/text/person-input';
import { invalidInput } from '@/lib/failures';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { failure, type Result } from '@/lib/result';
import { shopOrder } from '@/domain/orders/order-ref';
import { findOrderByToken } from '@/modules/orders/data/placed-order';
import { decideProof } from '@/modules/orders/proofs/decide-proof';
import { decisionInput } from '@/modules/proofs/decision-input';

const input = decisionInput.and(z.object({ name: lineInput(120, 'Please enter your name.') }));

export async function decideProofAction(token: string, answer: unknown): Promise<Result> {
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return failure('forbidden', 'Please answer on our own site.');
  const read = input.safeParse(answer);
  if (!read.success) return invalidInput(read.error);
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    const order = await findOrderByToken(req.payload, String(token));
    if (!order) return failure('not_found', 'Order not found.');
    const by = { name: read.data.name };
    const decided = await decideProof({ req, order: shopOrder(order.id), answer: read.data, by });
    if (decided.ok) refresh();
    return decided;
  } catch (error) {
    log.error({ err: error }, 'An answer to a proof could not be stored.');
    return failure('unexpected', 'Something went wrong, and nothing was sent. Please try again.');
  }
}
