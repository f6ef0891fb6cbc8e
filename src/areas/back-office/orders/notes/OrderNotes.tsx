'use client';

import { Trash2 } from 'lucide-react';
import { orderSaved, UPDATE_FAILED } from '@/domain/orders/order-edit-messages';
import { MAX_ORDER_NOTE } from '@/domain/orders/order-note';
import type { OrderRef } from '@/domain/orders/order-ref';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { OrderNote } from '../data/order-notes';
import { toastOrderFailure } from '../order-failure-toast';
import { addNoteAction, removeNoteAction } from './note-actions';
import { Allowed } from '../../access/granted';

type OrderNotesProps = { order: OrderRef; notes: readonly OrderNote[] };

export function OrderNotes({ order, notes }: OrderNotesProps) {
  const { fieldErrors, isSending, form } = useSentForm({
    send: async (typed) => {
      const result = await callAction(addNoteAction({ ...order, ...typedFields(typed, ['text']) }), UPDATE_FAILED);
      if (result.ok) {
        form.ref.current?.reset();
        toast(orderSaved('Note added'));
      } else if (!result.fieldErrors?.text) toastOrderFailure(result);
      return result;
    },
  });

  async function remove(noteId: string) {
    const result = await callAction(removeNoteAction({ ...order, noteId }), UPDATE_FAILED);
    if (result.ok) toast(orderSaved('Note deleted'));
    else toastOrderFailure(result);
  }

  return (
    <section aria-labelledby="internal-notes" className="card card-md text-sm">
      <h2 id="internal-notes" className="mb-2 text-lg">
        Internal notes
      </h2>
      {notes.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-2 py-2 first:pt-0">
              <div className="min-w-0 grow">
                <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
                <p className="text-ink-muted">
                  <LocalDate iso={note.createdAt} withTime /> · {note.byName}
                </p>
              </div>
              <Allowed to="notes:write">
                <ConfirmDialog
                  title="Delete this note?"
                  description="It is deleted for good."
                  confirmLabel="Delete"
                  destructive
                  onConfirm={() => remove(note.id)}
                  trigger={
                    <IconButton label="Delete note" size="sm">
                      <Trash2 aria-hidden className="size-4" />
                    </IconButton>
                  }
                />
              </Allowed>
            </li>
          ))}
        </ul>
      )}
      <Allowed to="notes:write">
        <form {...form} className="space-y-2">
          <Field
            label="Add a note"
            error={fieldErrors.text}
            hint={
              order.kind === 'shop'
                ? 'Only staff see it, unless the customer asks for their data.'
                : 'Only staff see it.'
            }
          >
            {(control) => (
              <Textarea {...control} name="text" rows={2} maxLength={MAX_ORDER_NOTE} className="min-h-16" />
            )}
          </Field>
          <Button type="submit" variant="outline" size="sm" loading={isSending}>
            Add note
          </Button>
        </form>
      </Allowed>
    </section>
  );
}
