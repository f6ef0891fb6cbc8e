'use server';

import { z } from 'zod';
import { refreshed } from '@/lib/http/refreshed';
import type { Result } from '@/lib/result';
import { deleteSubscriber } from './delete-subscriber';
import { NEWSLETTER_PATH } from './subscriber-filters';
import { staffAction } from '../access/staff-action';

export async function deleteSubscriberAction(subscriberId: string): Promise<Result> {
  return staffAction(
    'newsletter:write',
    NEWSLETTER_PATH,
    z.object({ id: z.guid() }).safeParse({ id: subscriberId }),
    (call) => refreshed(deleteSubscriber(call), 'not_found'),
  );
}
