import { staffOf } from '@/lib/accounts/active-user';
import { recordOrderActivity } from '@/lib/activity';
import { failure, type Failure, type Success } from '@/lib/result';
import { refOf, withAnyOrder, type LockRefusal, type OrderCall } from '@/modules/orders/shared/lock-order';
import { deleteNote, insertNote } from '../data/order-notes';

/** Logs that, but not the text: a note can be deleted. */
export async function addNote(call: OrderCall & { text: string }): Promise<Success | LockRefusal> {
  const { req, text } = call;
  const by = staffOf(req);
  return withAnyOrder<Success | LockRefusal>(
    call,
    async (session, order) => {
      await insertNote(session, refOf(call), { text, by: by.id, byName: by.name });
      await recordOrderActivity(req, order, 'note-added');
      return { ok: true };
    },
    'notes:write',
  );
}

export async function removeNote(
  call: OrderCall & { noteId: string },
): Promise<Success | LockRefusal | Failure<'not_found'>> {
  return withAnyOrder<Success | LockRefusal | Failure<'not_found'>>(
    call,
    async (session, order) => {
      if (!(await deleteNote(session, refOf(call), call.noteId))) return failure('not_found', 'Note not found.');
      await recordOrderActivity(call.req, order, 'note-deleted');
      return { ok: true };
    },
    'notes:write',
  );
}
