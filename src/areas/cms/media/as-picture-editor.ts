import 'server-only';
import type { z } from 'zod';
import { may } from '@/lib/accounts/active-user';
import type { WithId } from '@/lib/http/parameters';
import { readInput } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { isUuid } from '@/domain/text/uuid';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { asEditor } from '../http/as-editor';

export const pictureGone = failure('not_found', 'This picture no longer exists.');

export const asPictureEditor = (work: (call: StaffCall) => Promise<object>): Promise<Response> =>
  asEditor(async (call) =>
    // SQL changes bypass the collections' access rules.
    may(call.user, 'media:write') ? work(call) : failure('forbidden', 'You may not change pictures.'),
  );

export const withInput = <Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  work: (call: StaffCall, input: z.output<Schema>) => Promise<object>,
): Promise<Response> =>
  asPictureEditor(async (call) => {
    const body = await readInput(request, schema, failure('invalid', 'Some fields are not valid.'));
    return body.ok ? work(call, body.input) : body;
  });

/** Id in the address; an invalid one matches nothing. */
export async function recordId({ params }: WithId): Promise<string> {
  const { id } = await params;
  return isUuid(id) ? id : '00000000-0000-0000-0000-000000000000';
}
