'use server';

import { z } from 'zod';
import { orderNoteText } from '@/domain/orders/order-note';
import { ORDER_KINDS } from '@/domain/orders/order-ref';
import { invalidInput } from '@/lib/failures';
import { refreshed } from '@/lib/http/refreshed';
import { orderAction } from '../../access/staff-action';
import { addNote, removeNote } from './change-notes';

const ofOrder = z.object({ kind: z.enum(ORDER_KINDS), orderId: z.uuid() });
const added = ofOrder.extend({ text: orderNoteText });
const removed = ofOrder.extend({ noteId: z.uuid() });

export async function addNoteAction(input: z.input<typeof added>) {
  return orderAction('notes:write', async (call) => {
    const parsed = added.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    return refreshed(addNote({ ...call, ...parsed.data }));
  });
}

export async function removeNoteAction(input: z.input<typeof removed>) {
  return orderAction('notes:write', async (call) => {
    const parsed = removed.safeParse(input);
    if (!parsed.success) return invalidInput(parsed.error);
    return refreshed(removeNote({ ...call, ...parsed.data }), 'not_found');
  });
}
