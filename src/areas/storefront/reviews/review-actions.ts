'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { TRAP_FIELD } from '@/ui/honeypot-field';
import { readReview } from './read-review';
import type { ReviewFormState } from './review-form-state';
import { writeReview } from './write-review';

export async function sendReview(_before: ReviewFormState, data: FormData): Promise<ReviewFormState> {
  const values = typedValues(data);
  const incoming = await headers();
  if (isFromAnotherSite(incoming)) return { values, message: 'Please send this form from our own site.' };
  const read = readReview(data);
  if (!read.ok) return { values, fieldErrors: read.fieldErrors };
  if (values[TRAP_FIELD]) return { isSaved: true };
  try {
    const stored = await writeReview(incoming, values.token ?? '', read.input);
    if (!stored.ok) return { values, message: stored.message };
    refresh();
    return { isSaved: true };
  } catch (error) {
    log.error({ err: error }, 'A review could not be stored.');
    return { values, message: 'Something went wrong, and nothing was sent. Please try again.' };
  }
}
