'use client';

import {
  ASSET_UPLOAD,
  fitsQuota,
  noRoomText,
  suggestedAssetName,
  type AssetType,
  type AssetUsage,
} from '@/domain/teams/design-assets';
import { INCOMPLETE_UPLOAD, UPLOAD_FAILED } from '@/domain/teams/design-assets-messages';
import { uploadFault } from '@/domain/text/uploads';
import { NOTHING_LOST } from '@/modules/team/request-team';
import type { StoredAsset } from '@/modules/team/assets/store-asset';
import { toast } from '@/ui/toast';
import { useCloseWarning } from '@/ui/use-close-warning';
import { useUploadQueue, type QueuedFile } from '@/ui/use-upload-queue';
import type { Assets } from './use-assets';

export type AssetUpload = QueuedFile<{ name: string; type: AssetType }>;

/** The file’s id is its upload id: a retry is the same upload. */
export function useAssetUploads(usage: AssetUsage, onStored: Assets['put']) {
  const queue = useUploadQueue<AssetUpload['entered'], StoredAsset>({
    path: '/api/team/assets',
    fieldsOf: ({ id, entered }) => ({ ...entered, uploadId: id }),
    faultOf: (file) => uploadFault(ASSET_UPLOAD, file) ?? (fitsQuota(usage, file.size) ? undefined : noRoomText(usage)),
    enteredOf: (file) => ({ name: suggestedAssetName(file.name), type: 'logo' }),
    missingIn: ({ entered }) => (entered.name.trim() ? undefined : { name: ['Please provide a name.'] }),
    onStored: (stored) => onStored(stored.asset, stored.usage),
    onFailed: () => toast(UPLOAD_FAILED),
    sideBySide: 2,
    offline: NOTHING_LOST,
  });
  useCloseWarning(queue.files.length > 0);

  async function send(wanted: readonly AssetUpload[]) {
    if (wanted.length === 0 || !(await queue.send(wanted))) toast(INCOMPLETE_UPLOAD);
  }

  return { ...queue, send };
}

export type AssetUploads = ReturnType<typeof useAssetUploads>;
