'use client';

import { CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatTime } from '@/domain/text/locale';
import { cn } from '@/ui/cn';
import { useEditor } from '../store/use-editor';

const never = () => () => undefined;

export function SaveLine({ className }: { className?: string }) {
  const save = useEditor((store) => store.save);
  const isNew = useEditor(({ page }) => page === undefined);
  const time = useTime(save.kind === 'saved' ? save.at : undefined);
  const look = cn('flex items-center gap-1.5 text-sm', className);
  switch (save.kind) {
    case 'saved':
      return <Line className={cn(look, 'text-ink-muted')}>{isNew ? 'Not saved yet' : `Saved ${time}`}</Line>;
    case 'unsaved':
      return <Line className={cn(look, 'text-ink-muted')}>Unsaved changes</Line>;
    case 'saving':
      return (
        <Line className={cn(look, 'text-ink-muted')}>
          <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
          Saving…
        </Line>
      );
    case 'offline':
      return (
        <Line className={cn(look, 'font-medium text-warning')}>
          <CloudOff aria-hidden className="size-4 shrink-0" />
          Offline: kept on this device
        </Line>
      );
    case 'conflict':
      return (
        <Line className={cn(look, 'font-medium text-warning')}>
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          Waiting for your choice
        </Line>
      );
    case 'refused':
      return (
        <Line className={cn(look, 'font-medium text-danger')}>
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {save.message}
        </Line>
      );
  }
}

function Line({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <p role="status" aria-label="Save state" className={className}>
      {children}
    </p>
  );
}

/** Time of day in the reader’s own zone, which only their browser knows. */
function useTime(iso: string | undefined): string {
  return useSyncExternalStore(
    never,
    () => timeOf(iso),
    () => timeOf(iso, 'UTC'),
  );
}

const timeOf = (iso: string | undefined, timeZone?: string): string => (iso ? formatTime(iso, timeZone) : '');
