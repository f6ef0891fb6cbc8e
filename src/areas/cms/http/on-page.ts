import 'server-only';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { uuidOf, type WithId } from '@/lib/http/parameters';
import { respond } from '@/lib/http/respond';
import type { Failure, Success } from '@/lib/result';
import type { StaffCall } from '@/modules/accounts/session/staff-route';
import { asEditor } from './as-editor';

/** What a page refuses is at odds with how it stands now. */
const refused = { refused: 409 };

/** A route under a page, for editors; an address that cannot name one is nowhere. */
export const onPage = (
  { params }: WithId,
  work: (call: StaffCall & { id: string }) => Promise<object | undefined>,
): Promise<Response> =>
  asEditor(async (call) => {
    const id = uuidOf(await params);
    return respond(id ? await work({ ...call, id }) : undefined, { refused });
  });

/** Answers with the page that an operation saved, or why it did not. */
export const respondPage = (result: Success<{ page: EditorPage }> | Failure, status = 200): Response =>
  respond(result.ok ? result.page : result, { status, refused });
