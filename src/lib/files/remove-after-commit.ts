import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { log } from '@/lib/log';

type Stored = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | null> | null };

/** The names of a file’s other sizes begin with it. */
const GENERATED = /^[0-9a-f]{24}(?=\.)/;

/** Payload removes files before the commit, and keeps those of a failed creation. */
export function removesFilesAfterCommit({ upload, slug }: Pick<SanitizedCollectionConfig, 'upload' | 'slug'>) {
  const { staticDir = '' } = upload;

  /** Without a folder Payload removes nothing. */
  const keepFromPayload: CollectionBeforeOperationHook = ({ args, operation }) => {
    if (operation !== 'delete') return args;
    const { config } = args.collection;
    const kept = { ...config, upload: { ...config.upload, staticDir: undefined } };
    return { ...args, collection: { ...args.collection, config: kept } };
  };

  const removeUnstored: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    const { file } = req;
    if (!file || (operation !== 'create' && operation !== 'update') || !req.transactionID) return args;
    const { afterRollback } = await currentTransaction(req);
    // Named by a later hook.
    afterRollback(() => {
      const [name] = GENERATED.exec(file.name) ?? [];
      if (name) removeFiles(staticDir, filesNamed(staticDir, name));
    });
    return args;
  };

  const removeLater: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const stored = await req.payload.db.findOne<Stored & { id: string }>({
      collection: slug,
      req,
      where: { id: { equals: id } },
    });
    const { afterCommit } = await currentTransaction(req);
    afterCommit(() => removeFiles(staticDir, namesOf(stored)));
  };

  return { beforeOperation: [keepFromPayload, removeUnstored], beforeDelete: [removeLater] };
}

const namesOf = (stored: Stored | null): string[] =>
  [stored?.filename, ...Object.values(stored?.sizes ?? {}).map((size) => size?.filename)].flatMap((name) => name || []);

function filesNamed(folder: string, name: string): string[] {
  try {
    return readdirSync(folder).filter((each) => each.startsWith(name));
  } catch {
    return [];
  }
}

/** A file left behind does no harm. */
function removeFiles(folder: string, names: string[]): void {
  for (const name of names) {
    try {
      rmSync(path.join(folder, path.basename(name)), { force: true });
    } catch (error) {
      log.warn({ err: error, name }, 'The file of a record that is gone could not be removed.');
    }
  }
}
