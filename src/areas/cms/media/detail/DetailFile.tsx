'use client';

import { Crop, FolderInput, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { PDF_UPLOAD, PICTURE_UPLOAD } from '@/domain/pages/media';
import { acceptOf, uploadFault } from '@/domain/text/uploads';
import { upload } from '@/lib/client/upload';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { Progress } from '@/ui/Progress';
import { NO_ANSWER } from '@/ui/failed';
import { toast } from '@/ui/toast';
import type { MediaDetail } from './media-detail';
import { MEDIA_PATH } from '../media-query';
import { CropDialog } from './CropDialog';
import { isDocument } from '../browse/file-facts';
import { Thumbnail } from '../browse/Thumbnail';

type DetailFileProps = {
  detail: MediaDetail;
  onChanged: () => Promise<void>;
  onMove: () => void;
  onDelete: () => void;
};

export function DetailFile({ detail: { item }, onChanged, onMove, onDelete }: DetailFileProps) {
  const isPdf = isDocument(item);
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [isCropping, setCropping] = useState(false);

  async function replace(file: File | undefined) {
    if (!file) return;
    const wrong = uploadFault(isPdf ? PDF_UPLOAD : PICTURE_UPLOAD, file);
    setFault(wrong);
    if (wrong) return;
    const form = new FormData();
    form.set('file', file);
    setProgress(0);
    const answer = await upload({
      path: `${MEDIA_PATH}/${item.id}/file`,
      form,
      onProgress: setProgress,
      offline: NO_ANSWER,
    });
    setProgress(undefined);
    if (!answer.ok) return setFault(answer.message);
    toast({ title: isPdf ? 'PDF replaced' : 'Picture replaced', description: 'Every page now uses the new file.' });
    return onChanged();
  }

  return (
    <section aria-label="File" className="space-y-3">
      {isPdf ? (
        <Thumbnail item={item} className="h-40 rounded-card border border-line" />
      ) : (
        <div className="grid place-items-center overflow-clip rounded-card border border-line bg-surface-sunken">
          <img
            src={item.picture?.src ?? item.file}
            alt={item.alt}
            width={item.width}
            height={item.height}
            className="max-h-[38vh] w-auto max-w-full object-contain"
          />
        </div>
      )}
      {progress === undefined ? (
        <div className="flex flex-wrap gap-2">
          {!isPdf && (
            <Button variant="outline" size="sm" onClick={() => setCropping(true)}>
              <Crop aria-hidden className="size-4" />
              Crop
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
            <RefreshCw aria-hidden className="size-4" />
            Replace file
          </Button>
          <Button variant="outline" size="sm" onClick={onMove}>
            <FolderInput aria-hidden className="size-4" />
            Move
          </Button>
          <Button variant="ghost" size="sm" onClick={onDelete} className="text-danger">
            <Trash2 aria-hidden className="size-4" />
            Delete
          </Button>
        </div>
      ) : (
        <Progress label="Replacing the file" value={progress} className="w-full" />
      )}
      <input
        ref={input}
        type="file"
        aria-label={isPdf ? 'New file for this PDF' : 'New file for this picture'}
        accept={acceptOf(isPdf ? PDF_UPLOAD : PICTURE_UPLOAD)}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void replace(target.files?.[0]);
          target.value = '';
        }}
      />
      {fault && <FieldError>{fault}</FieldError>}
      {isCropping && (
        <CropDialog
          item={item}
          onClose={() => setCropping(false)}
          onCropped={() => {
            toast({ title: 'Picture cropped', description: 'The original is kept under Earlier files.' });
            void onChanged();
          }}
        />
      )}
    </section>
  );
}
