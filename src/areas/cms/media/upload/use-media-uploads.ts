'use client';

import { PDF_TYPE } from '@/domain/pages/media';
import { uploadFault, type UploadRule } from '@/domain/text/uploads';
import type { MediaItem } from '@/modules/media/data/media-item';
import { useUploadQueue } from '@/ui/use-upload-queue';
import { MEDIA_PATH } from '../media-query';

export const useMediaUploads = (folder: string, rule: UploadRule, onAdded: (item: MediaItem) => void) =>
  useUploadQueue<{ alt: string }, { item: MediaItem }>({
    path: `${MEDIA_PATH}/upload`,
    fieldsOf: ({ entered: { alt } }) => ({ alt: alt.trim(), ...(folder && { folder }) }),
    faultOf: (file) => uploadFault(rule, file),
    enteredOf: () => ({ alt: '' }),
    missingIn: ({ file, entered: { alt } }) =>
      alt.trim()
        ? undefined
        : { alt: [file.type === PDF_TYPE ? 'Give the PDF a name.' : 'Say what the picture shows.'] },
    canRetry: ({ status }) => status !== 413 && status !== 422,
    onStored: ({ item }) => onAdded(item),
  });

export type MediaUploads = ReturnType<typeof useMediaUploads>;
export type MediaUpload = MediaUploads['files'][number];
