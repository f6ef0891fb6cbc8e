import { createFileStore, newFileName, previewNameOf } from './file-store';

const store = createFileStore('design-assets');

/** Where the files of teams and the pictures drawn of them lie. */
export const assetFolder = store.folder;
export const writeAssetFile = store.write;
export const removeAssetFiles = store.remove;
/** A stored file’s size in bytes and content, or nothing where it is missing. */
export const readAssetFile = store.read;

/** A name of its own for a file, and that of its preview. */
export function newAssetNames(extension: string): { fileName: string; previewName: string } {
  const fileName = newFileName(extension);
  return { fileName, previewName: previewNameOf(fileName) };
}
