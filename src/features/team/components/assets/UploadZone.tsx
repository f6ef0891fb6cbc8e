'use client';

import { Upload as UploadIcon } from 'lucide-react';
import { ASSET_EXTENSIONS } from '@/domain/design-assets';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';

const ACCEPT = ASSET_EXTENSIONS.map((extension) => `.${extension}`).join();

/** Where files are dropped or chosen, several at once. */
export function UploadZone({ isLarge, onFiles }: { isLarge: boolean; onFiles: (files: File[]) => void }) {
  return (
    <FileDrop look="panel" className={isLarge ? 'py-16' : 'py-7 sm:flex-row sm:text-left'} onFiles={onFiles}>
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-accent">
        <UploadIcon className="size-6" />
      </span>
      <div className="grow">
        <p className="text-subheading font-display uppercase">{isLarge ? 'No design assets yet' : 'Drop files here'}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {isLarge && 'Drop your first files here. '}PNG, JPG, JPEG, SVG, PDF, AI or EPS, up to 25 MB each.
        </p>
      </div>
      <FileButton
        label="Files to upload"
        accept={ACCEPT}
        multiple
        onFiles={onFiles}
        variant={isLarge ? 'primary' : 'secondary'}
      >
        Choose files
      </FileButton>
    </FileDrop>
  );
}
