import 'server-only';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { respond } from '@/lib/http/respond';
import type { Failure, Success } from '@/lib/result';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { asEditor } from './as-editor';

/** A page's refusal is a conflict with its present state. */
const refused = { refused: 409 };

/** Route below a page, for editors; 404 for an invalid id. */
export const onPage = (
  { params }: WithId,
  work: (call: StaffCall & { id: string }) => Promise<object | undefined>,
): Promise<Response> =>
  asEditor(async (call) => {
    const id = uuidOf(await params);
    return respond(id ? await work({ ...call, id }) : undefined, { refused });
  });

export const respondPage = (result: Success<{ page: EditorPage }> | Failure, status = 200): Response =>
  respond(result.ok ? result.page : result, { status, refused });
