import { newFileName, type StoredFolder } from './stored-folder';

type NewFile = { bytes: Buffer; extension: string };

export async function writeAll<File extends NewFile>(
  folder: StoredFolder,
  files: readonly File[],
): Promise<(File & { fileName: string })[]> {
  const named = files.map((file) => ({ ...file, fileName: newFileName(file.extension) }));
  try {
    for (const { fileName, bytes } of named) await folder.write(fileName, bytes);
    return named;
  } catch (error) {
    await folder.discard(named.map(({ fileName }) => fileName));
    throw error;
  }
}
