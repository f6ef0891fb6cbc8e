import type { FieldHook, NumberField, PayloadRequest } from 'payload';
import type { Session } from '@/lib/database/sessions';
import { currentTransaction } from '@/lib/database/transaction';
import { countField } from './fields';
import { listStock } from '@/data/products';

/** Units by transaction and record at the start of a save, which may then wait for an order that takes some. */
const stockBefore = new WeakMap<Session, Map<string, number>>();

/** Runs before the records are locked. */
export async function noteStock(req: PayloadRequest, table: string, ids: unknown[]): Promise<void> {
  const session = await currentTransaction(req);
  stockBefore.set(session, await listStock(session, table, ids));
}

/** Leaves out unchanged stock, which would undo orders since the form was read: Payload fills in missing fields. */
const omitUnchanged: FieldHook<{ id: string } & Record<string, unknown>> = async (save) => {
  const { field, operation, originalDoc, req, siblingData, value } = save;
  if (operation !== 'update' || !originalDoc) return;
  const name = field.name as string;
  const before = stockBefore.get(await currentTransaction(req))?.get(originalDoc.id);
  if (value === originalDoc[name] || value === before) delete siblingData[name];
};

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
