'use client';

import { FileUp } from 'lucide-react';
import { FileButton, TABLE_FILES } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';

/** Where the file is dropped or chosen. */
export function CsvDrop({ onFile }: { onFile: (file: File) => void }) {
  const take = ([file]: File[]) => file && onFile(file);
  return (
    <FileDrop look="panel" className="py-14" onFiles={take}>
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-brand-soft text-accent">
        <FileUp className="size-6" />
      </span>
      <div>
        <p className="text-subheading font-display uppercase">Drop a CSV file here</p>
        <p className="mx-auto mt-2 max-w-xl text-sm text-ink-muted">
          Up to 20 MB, UTF-8, split by commas, semicolons or tabs. Nothing is changed before you have seen, row by row,
          what would be.
        </p>
      </div>
      <FileButton label="Choose a file with products" accept={TABLE_FILES} onFiles={take}>
        Choose file
      </FileButton>
    </FileDrop>
  );
}
