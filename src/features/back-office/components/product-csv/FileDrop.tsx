'use client';

import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';

/** Where the file is dropped or chosen. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={cn(
        'flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-6 py-14 text-center transition-colors',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface-sunken',
      )}
    >
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
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label="Choose a file with products"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>Choose file</Button>
    </div>
  );
}
