'use server';

import { z } from 'zod';
import { newQuoteInput, quoteChangeInput } from '@/domain/quotes/quote-input';
import { QUOTES_PATH } from '@/domain/quotes/quote-path';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { changeQuote, createQuote, sendQuote } from '@/modules/quotes/change-quote';
import { orderAction, staffAction } from '../access/staff-action';

export async function createQuoteAction(values: unknown) {
  return orderAction('orders:write', async ({ req }) => {
    const { data: input, error } = newQuoteInput.safeParse(values);
    return error ? invalidInput(error) : saved(createQuote(req, input));
  });
}

export async function changeQuoteAction(id: string, values: unknown) {
  return orderAction('orders:write', async ({ req }) => {
    const { data: input, error } = quoteChangeInput.safeParse(values);
    return error ? invalidInput(error) : saved(changeQuote(req, id, input));
  });
}

async function saved(work: ReturnType<typeof createQuote>) {
  const answer = await work;
  return answer.ok ? { ok: true as const, id: answer.quote.id } : answer;
}

export async function sendQuoteAction(quoteId: string): Promise<Result> {
  return staffAction(
    'orders:write',
    QUOTES_PATH,
    z.object({ id: z.uuid() }).safeParse({ id: quoteId }),
    async ({ req, id }) => {
      const sent = await refreshed(sendQuote(req, id), 'closed');
      return sent.ok ? { ok: true } : sent;
    },
  );
}
