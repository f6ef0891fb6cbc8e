'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { failure, type Result } from '@/lib/result';
import { deleteSubscriber } from './delete-subscriber';
import { NEWSLETTER_PATH } from './subscriber-filters';
import { administratorRequest } from '../access/session';

/** Removes what is kept of a subscriber. */
export async function deleteSubscriberAction(subscriberId: string): Promise<Result> {
  const context = await administratorRequest(NEWSLETTER_PATH);
  const id = z.guid().safeParse(subscriberId).data;
  if (!id) return failure('invalid', 'This request is not valid. Please reload the page.');
  const result = await deleteSubscriber({ ...context, id });
  if (result.ok || result.code === 'not_found') refresh();
  return result;
}
