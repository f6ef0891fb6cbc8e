import { rmSync } from 'node:fs';
import path from 'node:path';
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, SanitizedCollectionConfig } from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { log } from '@/lib/log';

type Stored = { filename?: string | null; sizes?: Record<string, { filename?: string | null } | null> | null };

/**
 * The hooks of a collection of files by which those of a deleted record go once the deletion has committed. Payload
 * removes them before that, so that a deletion that fails would leave a record without its file.
 */
export function removesFilesAfterCommit({ upload, slug }: Pick<SanitizedCollectionConfig, 'upload' | 'slug'>) {
  const { staticDir = '' } = upload;

  /** Where there is no folder Payload removes nothing. */
  const keepFromPayload: CollectionBeforeOperationHook = ({ args, operation }) => {
    if (operation !== 'delete') return args;
    const { config } = args.collection;
    const kept = { ...config, upload: { ...config.upload, staticDir: undefined } };
    return { ...args, collection: { ...args.collection, config: kept } };
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

  return { beforeOperation: [keepFromPayload], beforeDelete: [removeLater] };
}

const namesOf = (stored: Stored | null): string[] =>
  [stored?.filename, ...Object.values(stored?.sizes ?? {}).map((size) => size?.filename)].flatMap((name) => name || []);

/** A file that stays behind harms nobody, and the record is gone: it is written down and no more. */
function removeFiles(folder: string, names: string[]): void {
  for (const name of names) {
    try {
      rmSync(path.join(folder, path.basename(name)), { force: true });
    } catch (error) {
      log.warn({ err: error, name }, 'The file of a deleted record could not be removed.');
    }
  }
}
