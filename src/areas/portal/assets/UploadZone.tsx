'use client';

import { Upload as UploadIcon } from 'lucide-react';
import { ASSET_UPLOAD } from '@/domain/teams/design-assets';
import { acceptOf, uploadHint } from '@/domain/text/uploads';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';

export function UploadZone({ isLarge, onFiles }: { isLarge: boolean; onFiles: (files: File[]) => void }) {
  return (
    <FileDrop look="panel" className={isLarge ? 'py-16' : 'py-7 sm:flex-row sm:text-left'} onFiles={onFiles}>
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-accent">
        <UploadIcon className="size-6" />
      </span>
      <div className="grow">
        <p className="text-subheading font-display uppercase">{isLarge ? 'No design assets yet' : 'Drop files here'}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {isLarge && 'Drop your first files here. '}
          {uploadHint(ASSET_UPLOAD)} each.
        </p>
      </div>
      <FileButton
        label="Files to upload"
        accept={acceptOf(ASSET_UPLOAD)}
        multiple
        onFiles={onFiles}
        variant={isLarge ? 'primary' : 'secondary'}
      >
        Choose files
      </FileButton>
    </FileDrop>
  );
}
