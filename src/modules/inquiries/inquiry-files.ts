import { previewNameOf, uploadFolder } from '@/lib/files/stored-folder';
import { writeAll } from '@/lib/files/write-all';
import type { Session } from '@/lib/database/sessions';
import { listFileNames, type WrittenFile, type CheckedFile } from './data/inquiry-files';

export const inquiryFiles = uploadFolder('inquiry-files');

export const writeFiles = (files: readonly CheckedFile[]): Promise<WrittenFile[]> => writeAll(inquiryFiles, files);

export const removeFiles = (names: readonly string[]): Promise<void> =>
  inquiryFiles.discard(names.flatMap((name) => [name, previewNameOf(name)]));

/** Removes the files of inquiries after their deletion. Call it before, as their rows are deleted with them. */
export async function removeFilesAfterCommit(session: Session, inquiryIds: readonly string[]): Promise<void> {
  const names = await listFileNames(session, inquiryIds);
  if (names.length > 0) session.afterCommit(() => removeFiles(names));
}
