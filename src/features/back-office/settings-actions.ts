'use server';

import { refresh } from 'next/cache';
import { z } from 'zod';
import { notificationInput } from '@/domain/staff-input';
import { failure, type Result } from '@/lib/result';
import { saveNotifications } from './operations/settings/save-notifications';
import { administratorRequest } from './session';

export async function saveNotificationsAction(choice: unknown): Promise<Result> {
  const staff = await administratorRequest('/admin/settings');
  const parsed = notificationInput.safeParse(choice);
  if (!parsed.success) {
    const { fieldErrors } = z.flattenError(parsed.error);
    return failure('invalid', 'Please check the form.', { fieldErrors });
  }
  const result = await saveNotifications({ ...staff, ...parsed.data });
  // Reads the screen again.
  if (result.ok) refresh();
  return result;
}
