'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { lineInput } from '@/domain/text/person-input';
import { invalidInput } from '@/lib/failures';
import { isFromAnotherSite } from '@/lib/http/origin';
import { log } from '@/lib/log';
import { getPayloadClient, localRequest } from '@/lib/payload';
import { failure, type Result } from '@/lib/result';
import { decideOrderProof } from '@/modules/orders/proofs/decide-order-proof';
import { decisionInput } from '@/modules/proofs/decision-input';

const input = decisionInput.and(z.object({ name: lineInput(120, 'Please enter your name.') }));

/** Takes in a shopper’s answer to a proof. Whoever has the link of the order may give it. */
export async function decideProofAction(token: string, answer: unknown): Promise<Result> {
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return failure('forbidden', 'Please answer on our own site.');
  const read = input.safeParse(answer);
  if (!read.success) return invalidInput(read.error);
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    const decided = await decideOrderProof({ req, token: String(token), answer: read.data });
    if (decided.ok) refresh();
    return decided;
  } catch (error) {
    log.error({ err: error }, 'An answer to a proof could not be stored.');
    return failure('unexpected', 'Something went wrong, and nothing was sent. Please try again.');
  }
}
