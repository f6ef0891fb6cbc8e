import type { FieldHook } from 'payload';

/**
 * Leaves stock out of a save that does not change it: orders move it between the form's read and its write,
 * and writing the old number back would undo them.
 */
export const keepStockUnlessChanged: FieldHook = ({ operation, originalDoc, value, field }) =>
  operation === 'update' && value === originalDoc?.[field.name as string] ? undefined : value;
