'use client';

import { useState, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { cn } from './cn';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Returns the props to spread on the element, and true while files are over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const target: Pick<ComponentProps<'div'>, 'onDragOver' | 'onDragLeave' | 'onDrop'> = {
    onDragOver: (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}

const looks = {
  row: {
    frame: 'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border-2 border-dashed p-4',
    calm: 'border-line-strong',
  },
  panel: {
    frame: 'flex flex-col items-center gap-4 rounded-card border-2 border-dashed px-6 text-center transition-colors',
    calm: 'border-line-strong bg-surface-sunken',
  },
};

type FileDropProps = {
  onFiles: (files: File[]) => void;
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
};

export function FileDrop({ onFiles, look = 'row', className, children }: FileDropProps) {
  const { isOver, target } = useFileDrop(onFiles);
  const { frame, calm } = looks[look];
  return (
    <div {...target} className={cn(frame, isOver ? 'border-brand bg-brand-soft' : calm, className)}>
      {children}
    </div>
  );
}
