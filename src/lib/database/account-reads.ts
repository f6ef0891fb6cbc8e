import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseAdapter, FindOne, TypeWithID } from 'payload';
import { sharedInstance } from '@kitroom/front/shared-instance';

const scope = sharedInstance('account-reads', () => new AsyncLocalStorage<{ failed?: unknown }>());

/** Payload swallows an error as it reads a token’s account, and treats the user as a stranger. */
export const notesAccountReads = (adapter: DatabaseAdapter, findOne: FindOne): FindOne =>
  async function find<T extends TypeWithID>(args: Parameters<FindOne>[0]) {
    try {
      return await findOne.call<DatabaseAdapter, [typeof args], Promise<T | null>>(adapter, args);
    } catch (error) {
      const store = scope.getStore();
      if (store && adapter.payload.collections[args.collection]?.config.auth) store.failed = error;
      throw error;
    }
  };

export async function watchAccountReads<T>(work: () => Promise<T>): Promise<{ value: T; failed: unknown }> {
  const store: { failed?: unknown } = {};
  const value = await scope.run(store, work);
  return { value, failed: store.failed };
}

/** Notes why nobody is signed in, to be found by `watchAccountReads`. */
export function noteFailedRead(error: unknown): void {
  const store = scope.getStore();
  if (store) store.failed = error;
}
