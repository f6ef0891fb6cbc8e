import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';

type PlannedFileProps = {
  label?: string;
  name: ReactNode;
  startLabel: string;
  canStart: boolean;
  isStarted?: boolean;
  onStart: () => void;
  onRestart: () => void;
  children: ReactNode;
};

export function PlannedFile(props: PlannedFileProps) {
  const { label = 'Preview', name, startLabel, canStart, isStarted, onStart, onRestart, children } = props;
  return (
    <section aria-label={label} className="card card-md space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={onRestart} disabled={isStarted}>
            Choose another file
          </Button>
          <Button onClick={onStart} loading={isStarted} disabled={!canStart}>
            {startLabel}
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}
