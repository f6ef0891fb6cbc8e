import type { DatabaseAdapter, DeleteOne } from 'payload';

/**
 * Payload’s `deleteOne` for conditions that reach into another table, as those of a preference’s owner do: where
 * nothing meets them it asks once more without that table, and PostgreSQL refuses the statement.
 */
export const deleteOneById =
  (adapter: DatabaseAdapter, deleteOne: DeleteOne): DeleteOne =>
  async (args) => {
    const { collection, req, where } = args;
    const found = await adapter.findOne<{ id: string }>({ collection, req, where, select: {} });
    return found ? deleteOne.call(adapter, { ...args, where: { id: { equals: found.id } } }) : null;
  };
