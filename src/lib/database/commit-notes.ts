import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';
import { sharedInstance } from '@kitroom/front/shared-instance';

type Note = (client: ClientBase) => Promise<void>;

const scope = sharedInstance('commit-notes', () => new AsyncLocalStorage<{ note: Note | undefined }>());

/** Writes a note in every transaction that the work commits; one that fails rolls it back. */
export async function whileNoting<T>(note: Note, work: () => Promise<T>): Promise<T> {
  const noting: { note: Note | undefined } = { note };
  try {
    return await scope.run(noting, work);
  } finally {
    // Leaves out transactions of what goes on behind it.
    noting.note = undefined;
  }
}

export const noteCommit = async (client: ClientBase): Promise<void> => scope.getStore()?.note?.(client);
