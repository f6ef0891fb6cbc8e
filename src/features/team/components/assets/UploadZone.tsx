'use client';

import { useRef, useState, type DragEvent } from 'react';
import { Upload as UploadIcon } from 'lucide-react';
import { ASSET_EXTENSIONS } from '@/domain/design-assets';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';

const ACCEPT = ASSET_EXTENSIONS.map((extension) => `.${extension}`).join();

/** Where files are dropped or chosen, several at once. */
export function UploadZone({ isLarge, onFiles }: { isLarge: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-6 text-center transition-colors',
        isLarge ? 'py-16' : 'py-7 sm:flex-row sm:text-left',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface-sunken',
      )}
    >
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-accent">
        <UploadIcon className="size-6" />
      </span>
      <div className="grow">
        <p className="text-subheading font-display uppercase">{isLarge ? 'No design assets yet' : 'Drop files here'}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {isLarge && 'Drop your first files here. '}PNG, JPG, JPEG, SVG, PDF, AI or EPS, up to 25 MB each.
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label="Files to upload"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button variant={isLarge ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        Choose files
      </Button>
    </div>
  );
}
