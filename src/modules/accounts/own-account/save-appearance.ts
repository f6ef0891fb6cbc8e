import type { PayloadRequest } from 'payload';
import type { AppearanceInput } from '@/domain/staff/staff-input';
import { asUser } from '@/lib/payload/as-user';
import type { Result } from '@/lib/result';
import type { AdminUser } from '@/payload-types';

type SaveAppearance = AppearanceInput & { req: PayloadRequest; user: AdminUser };

export async function saveAppearance({ req, user, theme, colorScheme }: SaveAppearance): Promise<Result> {
  const { payload } = req;
  await payload.update({ collection: 'admin-users', id: user.id, data: { theme, colorScheme }, ...asUser(req) });
  return { ok: true };
}
