import { createFileStore, newFileName, previewNameOf } from '@/lib/files/file-store';
import type { Session } from '@/lib/database/sessions';
import { log } from '@/lib/log';
import { listFileNames, type WrittenFile, type CheckedFile } from './data/inquiry-files';

export const inquiryFileStore = createFileStore('inquiry-files');

/** Writes files; what is written is taken away again where one of them fails. */
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

/** Removes files, with the previews that earlier versions drew of them. One that stays behind harms nobody: it is written down and no more. */
export async function removeFiles(names: readonly string[]): Promise<void> {
  try {
    await inquiryFileStore.remove(names.flatMap((name) => [name, previewNameOf(name)]));
  } catch (error) {
    log.warn({ err: error, names }, 'Files of an inquiry could not be removed.');
  }
}

/** The files of inquiries go once these are deleted: their rows go with them. Call it before that. */
export async function removeFilesAfterCommit(session: Session, inquiryIds: readonly string[]): Promise<void> {
  const names = await listFileNames(session, inquiryIds);
  if (names.length > 0) session.afterCommit(() => void removeFiles(names));
}
