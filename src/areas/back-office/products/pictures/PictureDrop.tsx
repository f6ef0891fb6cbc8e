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
import type { UploadQueue } from '@/ui/use-upload-queue';

/** Drop zone that uploads at once, with progress. */
export function PictureDrop({ uploads: { files, add, remove, send } }: { uploads: UploadQueue<undefined> }) {
  const upload = (chosen: readonly File[]) => void send(add(chosen));
  return (
    <div className="space-y-2.5">
      <FileDrop onFiles={upload}>
        <ImagePlus aria-hidden className="size-5 text-ink-muted" />
        <p className="min-w-0 grow text-sm text-ink-muted">Drop pictures here: {uploadHint(PICTURE_UPLOAD)}.</p>
        <FileButton
          label="Pictures to upload"
          accept={acceptOf(PICTURE_UPLOAD)}
          multiple
          onFiles={upload}
          variant="outline"
          size="sm"
        >
          Choose pictures
        </FileButton>
      </FileDrop>
      {files.map((picture) => {
        const { id, file, state, progress, message } = picture;
        return (
          <div key={id} className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3 text-sm">
            <span className="min-w-0 grow truncate">{file.name}</span>
            {message ? (
              <>
                <FieldError>{message}</FieldError>
                {state === 'failed' && (
                  <Button variant="outline" size="sm" onClick={() => void send([picture])}>
                    Try again
                  </Button>
                )}
                <IconButton label={`Leave out ${file.name}`} size="sm" onClick={() => remove(id)}>
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
