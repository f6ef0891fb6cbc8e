import { newFileName, previewNameOf, uploadFolder } from './stored-folder';

export const assetFiles = uploadFolder('design-assets');

export function newAssetNames(extension: string): { fileName: string; previewName: string } {
  const fileName = newFileName(extension);
  return { fileName, previewName: previewNameOf(fileName) };
}
