import { readBytes } from './store/file-store';
import { uploadFolder } from './stored-folder';

/** Served to everyone. */
export const mediaFiles = uploadFolder('media');
/** Replaced and deleted files while that can be undone; never served. */
const archivedFiles = uploadFolder('media-archive');

export const archiveFiles = (names: readonly string[]) => mediaFiles.copyTo(archivedFiles, names);
export const restoreFiles = (names: readonly string[]) => archivedFiles.copyTo(mediaFiles, names);
export const dropArchivedFiles = archivedFiles.discard;

/** By its name or address; undefined for a lost file, and for an address that is not the library’s. */
export async function readMedia(address: string): Promise<Buffer | undefined> {
  const file = await mediaFiles.read(address.replace(/^\/api\/media\/file\//, ''));
  return file && readBytes(file);
}
