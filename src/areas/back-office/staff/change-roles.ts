import type { PayloadRequest } from 'payload';
import type { OwnRoleInput } from '@/domain/staff/staff-input';
import { errorCode, errorStatus, invalidFields } from '@/lib/failures';
import { asUser } from '@/lib/payload/as-user';
import { failure, type Result } from '@/lib/result';
import { confirmPassword } from '@/modules/accounts/password/confirm-password';

type Confirmed = { req: PayloadRequest; password: string };

const context = { knowsPassword: true };

export async function saveRole(call: Confirmed & OwnRoleInput & { id?: string }): Promise<Result> {
  const { req, id, name, permissions } = call;
  const confirmed = await confirmPassword(call);
  if (!confirmed.ok) return confirmed;
  const { payload } = req;
  const data = { name, permissions };
  try {
    if (id) await payload.update({ collection: 'roles', id, data, context, ...asUser(req) });
    else await payload.create({ collection: 'roles', data, context, ...asUser(req) });
    return { ok: true };
  } catch (error) {
    if (errorStatus(error) === 404) return failure('not_found', 'Role not found.');
    if (errorStatus(error) !== 400) throw error;
    return invalidFields({ name: ['There is a role of this name already.'] });
  }
}

export async function deleteRole(call: Confirmed & { id: string }): Promise<Result> {
  const { req, id } = call;
  const confirmed = await confirmPassword(call);
  if (!confirmed.ok) return confirmed;
  try {
    await req.payload.delete({ collection: 'roles', id, context, ...asUser(req) });
    return { ok: true };
  } catch (error) {
    if (error instanceof Error && errorCode(error) === 'conflict') return failure('conflict', error.message);
    if (errorStatus(error) === 404) return failure('not_found', 'Role not found.');
    throw error;
  }
}
