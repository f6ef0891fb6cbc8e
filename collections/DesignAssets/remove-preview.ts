import type { CollectionAfterDeleteHook } from 'payload';
import { removeAssetFiles } from '@/lib/files/asset-files';

/** Payload removes the file itself; the picture drawn of it goes too. */
export const removePreview: CollectionAfterDeleteHook<{ id: string; filename?: string | null }> = async ({ doc }) => {
  const stem = doc.filename?.split('.')[0];
  if (stem) await removeAssetFiles([`${stem}.preview.webp`]);
};
