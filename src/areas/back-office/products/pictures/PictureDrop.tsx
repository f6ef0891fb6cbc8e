'use client';

import { ImagePlus, X } from 'lucide-react';
import { PICTURE_UPLOAD } from '@/domain/pages/media';
import { acceptOf, uploadHint } from '@/domain/text/uploads';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';
import { IconButton } from '@/ui/IconButton';
import { Progress } from '@/ui/Progress';
import type { PictureUpload } from './use-picture-uploads';

type PictureDropProps = {
  uploads: readonly PictureUpload[];
  add: (files: readonly File[]) => Promise<void>;
  retry: (upload: PictureUpload) => Promise<void>;
  dismiss: (id: number) => void;
};

/** Where pictures are dropped or chosen, and how far each has got. */
export function PictureDrop({ uploads, add, retry, dismiss }: PictureDropProps) {
  return (
    <div className="space-y-2.5">
      <FileDrop onFiles={add}>
        <ImagePlus aria-hidden className="size-5 text-ink-muted" />
        <p className="min-w-0 grow text-sm text-ink-muted">Drop pictures here: {uploadHint(PICTURE_UPLOAD)}.</p>
        <FileButton
          label="Pictures to upload"
          accept={acceptOf(PICTURE_UPLOAD)}
          multiple
          onFiles={add}
          variant="outline"
          size="sm"
        >
          Choose pictures
        </FileButton>
      </FileDrop>
      {uploads.map((upload) => {
        const { id, file, progress, error } = upload;
        return (
          <div key={id} className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3 text-sm">
            <span className="min-w-0 grow truncate">{file.name}</span>
            {error ? (
              <>
                <FieldError>{error}</FieldError>
                {upload.canRetry && (
                  <Button variant="outline" size="sm" onClick={() => void retry(upload)}>
                    Try again
                  </Button>
                )}
                <IconButton label={`Leave out ${file.name}`} size="sm" onClick={() => dismiss(id)}>
                  <X aria-hidden className="size-4" />
                </IconButton>
              </>
            ) : (
              <Progress label={`Uploading ${file.name}`} value={progress} className="w-40" />
            )}
          </div>
        );
      })}
    </div>
  );
}
