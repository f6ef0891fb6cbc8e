import { createFileStore, newFileName, previewNameOf } from './file-store';

const store = createFileStore('design-assets');

export const assetFolder = store.folder;
export const writeAssetFile = store.write;
export const removeAssetFiles = store.remove;
export const readAssetFile = store.read;

export function newAssetNames(extension: string): { fileName: string; previewName: string } {
  const fileName = newFileName(extension);
  return { fileName, previewName: previewNameOf(fileName) };
}
