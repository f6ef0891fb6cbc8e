'use client';

import { FileUp } from 'lucide-react';
import { acceptOf, uploadHint, type UploadRule } from '@/domain/text/uploads';
import { FileButton } from './FileButton';
import { FileDrop } from './FileDrop';

type TableDropProps = {
  rule: UploadRule;
  label: string;
  note: string;
  onFile: (file: File) => void;
};

export function TableDrop({ rule, label, note, onFile }: TableDropProps) {
  const take = ([file]: File[]) => file && onFile(file);
  return (
    <FileDrop look="panel" className="py-14" onFiles={take}>
      <span aria-hidden className="grid size-14 place-items-center rounded-full bg-brand-soft text-accent">
        <FileUp className="size-6" />
      </span>
      <div>
        <p className="text-subheading font-display uppercase">Drop a CSV file here</p>
        <p className="mx-auto mt-2 max-w-xl text-sm text-ink-muted">
          {uploadHint(rule)}, separated by commas, semicolons or tabs. {note}
        </p>
      </div>
      <FileButton label={label} accept={acceptOf(rule)} onFiles={take}>
        Choose file
      </FileButton>
    </FileDrop>
  );
}
