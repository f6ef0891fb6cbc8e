import { createFileStore, newFileName, previewNameOf } from '@/lib/files/file-store';
import type { Session } from '@/lib/database/sessions';
import { log } from '@/lib/log';
import { listFileNames, type WrittenFile, type CheckedFile } from './data/inquiry-files';

export const inquiryFileStore = createFileStore('inquiry-files');

/** Writes files, all or none. */
export async function writeFiles(files: readonly CheckedFile[]): Promise<WrittenFile[]> {
  const named = files.map((file) => ({ ...file, fileName: newFileName(file.extension) }));
  try {
    for (const file of named) {
      await inquiryFileStore.write(file.fileName, file.bytes);
    }
    return named;
  } catch (error) {
    await removeFiles(named.map(({ fileName }) => fileName));
    throw error;
  }
}

/** Removes files, with previews of earlier versions. A failure is harmless, and only logged. */
export async function removeFiles(names: readonly string[]): Promise<void> {
  try {
    await inquiryFileStore.remove(names.flatMap((name) => [name, previewNameOf(name)]));
  } catch (error) {
    log.warn({ err: error, names }, 'Files of an inquiry could not be removed.');
  }
}

/** Removes the files of inquiries after their deletion. Call it before, as their rows are deleted with them. */
export async function removeFilesAfterCommit(session: Session, inquiryIds: readonly string[]): Promise<void> {
  const names = await listFileNames(session, inquiryIds);
  if (names.length > 0) session.afterCommit(() => void removeFiles(names));
}
