import type { Session } from '@/lib/database/sessions';
import { dropArchivedFiles } from '@/lib/files/media-files';
import { deleteOutdated, insertArchived, type ArchiveReason, type StoredMedia } from './data/archive';

/** Days, and changes of one picture, for which a change can be undone. */
const KEPT_DAYS = 30;
const KEPT_FILES = 10;

export const fileNames = (stored: StoredMedia): string[] =>
  ['filename', 'sizes_small_filename', 'sizes_medium_filename', 'sizes_large_filename'].flatMap((column) => {
    const name = stored[column];
    return typeof name === 'string' ? [name] : [];
  });

/** Archives the row of a picture, and deletes outdated entries. The caller archives its files. */
export async function archive(session: Session, reason: ArchiveReason, stored: StoredMedia): Promise<void> {
  await insertArchived(session, reason, stored);
  dropAfterCommit(session, await deleteOutdated(session, stored.id, KEPT_DAYS, KEPT_FILES));
}

/** Removes the archived files of pictures once the transaction has committed; a leftover is harmless. */
export function dropAfterCommit({ afterCommit }: Session, gone: readonly StoredMedia[]): void {
  const names = gone.flatMap(fileNames);
  if (names.length > 0) afterCommit(() => dropArchivedFiles(names));
}
