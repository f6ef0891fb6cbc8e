import 'server-only';
import type { Payload } from 'payload';
import { cache } from 'react';
import type { AppearanceInput } from '@/domain/staff/staff-input';
import { staffUser } from '@/lib/accounts/active-user';
import { markPrivate } from '@kitroom/front/cache/request-scope';
import type { AdminUser } from '@/payload-types';
import { readSession } from './session';

export type Staff = { payload: Payload; user: AdminUser };

/** Writes are server actions, whose origin Next compares with the host, behind a SameSite=Lax cookie. */
export const currentStaff = cache(async (): Promise<{ payload: Payload; user: AdminUser | undefined }> => {
  markPrivate();
  const { payload, user } = await readSession('admin-users');
  return { payload, user: staffUser(user) };
});

/** A missing database must not take its own error screen away. */
export async function currentAppearance(): Promise<Partial<AppearanceInput>> {
  const { user } = await currentStaff().catch(() => ({ user: undefined }));
  return { theme: user?.theme, colorScheme: user?.colorScheme };
}
