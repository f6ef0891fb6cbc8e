'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { clientNetwork } from '@/lib/http/client-address';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { localRequest } from '@/lib/payload/local-request';
import { createThrottle } from '@/lib/throttle';
import { TRAP_FIELD } from '@/ui/honeypot-field';
import { storeReview } from '@/modules/reviews/store-review';
import { readReview } from './read-review';
import type { ReviewFormState } from './review-form-state';

const bySender = createThrottle('reviews', { points: 30, seconds: 15 * 60 });

export async function sendReview(_before: ReviewFormState, data: FormData): Promise<ReviewFormState> {
  const values = typedValues(data);
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { values, message: 'Please send this form from our own site.' };
  const read = readReview(data);
  if (!read.ok) return { values, fieldErrors: read.fieldErrors };
  if (values[TRAP_FIELD]) return { isSaved: true };
  if (!(await bySender.consume(clientNetwork(incoming))).ok) {
    return { values, message: 'Too many reviews came from your network. Please try again in 15 minutes.' };
  }
  try {
    const req = await localRequest(await getPayloadClient(), { headers: incoming });
    const stored = await storeReview({ req, token: values.token ?? '', input: read.input });
    if (!stored.ok) return { values, message: stored.message };
    refresh();
    return { isSaved: true };
  } catch (error) {
    log.error({ err: error }, 'A review could not be stored.');
    return { values, message: 'Something went wrong, and nothing was sent. Please try again.' };
  }
}
