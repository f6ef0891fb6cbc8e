import type { FieldHook, NumberField, PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { countField } from './fields';
import { listStock } from '@/data/products';

/** Units when a save was requested, by transaction and record: it may have waited since for an order that took some. */
const whenAsked = new WeakMap<Session, Map<string, number>>();

/** For a collection with stock, before its records are locked. */
export async function noteStock(req: PayloadRequest, table: string, ids: unknown[]): Promise<void> {
  const session = await currentTransaction(req);
  whenAsked.set(session, await listStock(session, table, ids));
}

/**
 * Leaves stock out of a save that does not change it: orders move it between the form's read and its write, and
 * writing the old number back would undo them. Payload fills in what a request leaves out, so that every save has it.
 */
const omitUnchanged: FieldHook<{ id: string } & Record<string, unknown>> = async (save) => {
  const { field, operation, originalDoc, req, siblingData, value } = save;
  if (operation !== 'update' || !originalDoc) return;
  const name = field.name as string;
  const before = whenAsked.get(await currentTransaction(req))?.get(originalDoc.id);
  if (value === originalDoc[name] || value === before) delete siblingData[name];
};

/** Units on hand: moved by orders while forms are open, so that a save writes it only where it changes it. */
export function stockField(description: string, { hooks, ...overrides }: Partial<NumberField> = {}): NumberField {
  const count = countField('stockQuantity', description, overrides);
  const { validate } = count;
  return {
    ...count,
    hooks: { ...hooks, beforeChange: [omitUnchanged, ...(hooks?.beforeChange ?? [])] },
    validate: (value: never, options: never) =>
      ((options as { operation?: string }).operation === 'update' && value === undefined) ||
      (validate?.(value, options) ?? true),
  } as NumberField;
}
