'use client';

import { ImagePlus, X } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { PICTURE_TYPES } from '@/domain/media';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { FieldError } from '@/ui/Field';
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  }

  return (
    <div className="space-y-2.5">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cn(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border-2 border-dashed p-4',
          isOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
        )}
      >
        <ImagePlus aria-hidden className="size-5 text-ink-muted" />
        <p className="min-w-0 grow text-sm text-ink-muted">
          Drop pictures here: PNG, JPEG, WebP, AVIF or GIF, up to 25 MB.
        </p>
        <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
          Choose pictures
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          aria-label="Pictures to upload"
          accept={PICTURE_TYPES.join(',')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {uploads.map((upload) => {
        const { id, file, progress, error } = upload;
        return (
          <div key={id} className="flex flex-wrap items-center gap-3 rounded-control border border-line p-3 text-sm">
            <span className="min-w-0 grow truncate">{file.name}</span>
            {error ? (
              <>
                <FieldError>{error}</FieldError>
                <Button variant="outline" size="sm" onClick={() => void retry(upload)}>
                  Try again
                </Button>
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
