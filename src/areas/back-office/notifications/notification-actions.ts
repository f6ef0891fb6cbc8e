'use server';

import { z } from 'zod';
import { NOTIFICATION_KINDS } from '@/domain/staff/notification-preferences';
import type { NotificationChoice } from './notification-groups';
import { BACK_OFFICE_HOME } from '@/modules/accounts/sign-in/back-office-path';
import { requireMember } from '../access/session';
import { clearNotifications, markNotificationsRead, restoreNotifications } from './data';

const notificationChoice = z.union([
  z.strictObject({ ids: z.array(z.uuid()).max(200) }),
  z.strictObject({ kind: z.enum(NOTIFICATION_KINDS).optional(), upTo: z.uuid() }),
]);

export async function markNotificationsReadAction(choice: NotificationChoice): Promise<void> {
  const { payload, user } = await requireMember('back-office:enter', BACK_OFFICE_HOME);
  await markNotificationsRead({ payload, userId: user.id, choice: notificationChoice.parse(choice) });
}

export async function clearNotificationsAction(choice: NotificationChoice): Promise<{ count: number; at: string }> {
  const { payload, user } = await requireMember('back-office:enter', BACK_OFFICE_HOME);
  return clearNotifications({ payload, userId: user.id, choice: notificationChoice.parse(choice) });
}

export async function restoreNotificationsAction(at: string): Promise<void> {
  const { payload, user } = await requireMember('back-office:enter', BACK_OFFICE_HOME);
  await restoreNotifications({ payload, userId: user.id, at: z.iso.datetime().parse(at) });
}
