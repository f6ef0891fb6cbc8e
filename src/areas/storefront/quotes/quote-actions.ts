'use server';

import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { acceptanceInput, declineInput } from '@/domain/quotes/quote-input';
import { invalidInput } from '@/lib/failures';
import { isFromAnotherSite } from '@/lib/http/origin';
import { typedValues } from '@/lib/http/typed-values';
import { log } from '@/lib/log';
import { failure, type Failure } from '@/lib/result';
import { acceptQuote, declineQuote } from '@/modules/quotes/answer-quote';
import type { SentFormState } from '@/ui/use-sent-form';
import { answerRequest } from './answer-request';

const FOREIGN = failure('forbidden', 'Please answer the quote on our own site.');

export async function acceptQuoteAction(_before: SentFormState, form: FormData): Promise<SentFormState> {
  const option = Number(form.get('option'));
  const accepted = await answered(async (incoming, token) => {
    const { data, error } = acceptanceInput.safeParse({ name: form.get('name'), option: option || null });
    if (error) return invalidInput(error);
    const call = await answerRequest(incoming);
    return call.ok ? acceptQuote(call.req, token, data) : call;
  }, form);
  if (!accepted.ok) return { ...accepted, values: typedValues(form) };
  redirect(`/order/${accepted.order.trackingToken}?placed=1`);
}

export async function declineQuoteAction(_before: SentFormState, form: FormData): Promise<SentFormState> {
  const declined = await answered(async (incoming, token) => {
    const { data, error } = declineInput.safeParse({ reason: form.get('reason') });
    if (error) return invalidInput(error);
    const call = await answerRequest(incoming);
    return call.ok ? declineQuote(call.req, token, data) : call;
  }, form);
  if (!declined.ok) return { ...declined, values: typedValues(form) };
  refresh();
  return {};
}

async function answered<Answer extends { ok: boolean }>(
  work: (incoming: Headers, token: string) => Promise<Answer>,
  form: FormData,
): Promise<Answer | Failure> {
  const [incoming, token] = [await headers(), form.get('token')];
  if (isFromAnotherSite(incoming) || typeof token !== 'string') return FOREIGN;
  try {
    return await work(incoming, token);
  } catch (error) {
    log.error({ err: error }, 'A quote could not be answered.');
    return failure('failed', 'Something went wrong, and your answer is not stored yet. Please try again.');
  }
}
