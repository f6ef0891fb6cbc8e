import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { currentTransaction } from '@/lib/database/transaction';
import { uploadFolder } from './stored-folder';

type Stored = {
  id: string;
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null> | null;
};

/** Keeps a collection’s files in the shop’s store, in step with its rows. */
export function storesUploads({ slug }: Pick<SanitizedCollectionConfig, 'slug'>) {
  const files = uploadFolder(slug);

  /** A file that is replaced goes after the commit, a new one if there is none. */
  const writeFiles: CollectionBeforeChangeHook<Stored> = async ({ data, originalDoc, req }) => {
    if (!req.file || !data.filename) return data;
    const [added, replaced] = [namesOf(data), namesOf(originalDoc)];
    const { afterCommit, afterRollback } = await currentTransaction(req);
    afterRollback(() => files.discard(added.filter((name) => !replaced.includes(name))));
    // In turn: none may arrive after the rollback.
    for (const name of added) await files.write(name, bytesOf(req, data, name));
    afterCommit(() => files.discard(replaced.filter((name) => !added.includes(name))));
    return data;
  };

  const removeLater: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const stored = await req.payload.db.findOne<Stored>({
      collection: slug,
      req,
      where: { id: { equals: id } },
    });
    const { afterCommit } = await currentTransaction(req);
    afterCommit(() => files.discard(namesOf(stored)));
  };

  return {
    // Payload neither writes nor removes files, having no folder.
    upload: { disableLocalStorage: true, staticDir: undefined } satisfies Partial<SanitizedCollectionConfig['upload']>,
    beforeChange: [writeFiles],
    beforeDelete: [removeLater],
  };
}

function namesOf(stored: Partial<Stored> | null | undefined): string[] {
  const sizes = Object.values(stored?.sizes ?? {}).map((size) => size?.filename);
  return [...new Set([stored?.filename, ...sizes].flatMap((name) => name || []))];
}

function bytesOf(
  { file, payloadUploadSizes = {} }: PayloadRequest,
  { filename, sizes }: Partial<Stored>,
  name: string,
): Buffer {
  const [size = ''] = Object.entries(sizes ?? {}).find(([, drawn]) => drawn?.filename === name) ?? [];
  const bytes = name === filename ? file?.data : payloadUploadSizes[size];
  if (!bytes) throw new Error(`There are no bytes for ${name}.`);
  return bytes;
}
