'use client';

import { FileUp } from 'lucide-react';
import { CATALOGUE_UPLOAD } from '@/domain/text/table/file';
import { acceptOf, uploadHint } from '@/domain/text/uploads';
import { FileButton } from '@/ui/FileButton';
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
          {uploadHint(CATALOGUE_UPLOAD)}, separated by commas, semicolons or tabs. You see every change, row by row,
          before anything is saved.
        </p>
      </div>
      <FileButton label="Choose a file with products" accept={acceptOf(CATALOGUE_UPLOAD)} onFiles={take}>
        Choose file
      </FileButton>
    </FileDrop>
  );
}
