import type { FieldHook, NumberField } from 'payload';
import { countField } from './fields';

/**
 * Leaves stock out of a save that does not change it: orders move it between the form's read and its write, and
 * writing the old number back would undo them. Payload fills in what a request leaves out, so that every save has it.
 */
const keepUnlessChanged: FieldHook = ({ operation, originalDoc, siblingData, value, field }) => {
  if (operation === 'update' && value === originalDoc?.[field.name as string]) delete siblingData[field.name as string];
};

/** Units on hand: moved by orders while forms are open, so that a save writes it only where it changes it. */
export function stockField(description: string, { hooks, ...overrides }: Partial<NumberField> = {}): NumberField {
  const count = countField('stockQuantity', description, overrides);
  const { validate } = count;
  return {
    ...count,
    hooks: { ...hooks, beforeChange: [keepUnlessChanged, ...(hooks?.beforeChange ?? [])] },
    validate: (value: never, options: never) =>
      ((options as { operation?: string }).operation === 'update' && value === undefined) ||
      (validate?.(value, options) ?? true),
  } as NumberField;
}
