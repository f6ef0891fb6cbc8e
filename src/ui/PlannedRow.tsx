import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from './Badge';
import { cn } from './cn';
import { AlertIcon } from './icons';

export type RowLabel = { label: string; variant: BadgeVariant };

type PlannedRowProps = {
  number: number;
  title: ReactNode;
  label: RowLabel;
  isIdle: boolean;
  className?: string;
  children: ReactNode;
};

export const PlannedRow = ({ number, title, label, isIdle, className, children }: PlannedRowProps) => (
  <article className={cn('flex gap-3 sm:gap-4', isIdle && 'text-ink-muted', className ?? 'card px-4 py-3 sm:px-5')}>
    <span className="min-w-10 shrink-0 pt-0.5 text-right text-sm text-ink-muted tabular-nums">
      <span className="sr-only">Row </span>
      {number}
    </span>
    <div className="min-w-0 grow space-y-1.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">{title}</p>
        <Badge variant={label.variant} className="mt-0.5 shrink-0">
          {label.label}
        </Badge>
      </div>
      {children}
    </div>
  </article>
);

export const RowProblem = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-1.5 text-sm font-medium text-danger wrap-anywhere">
    <AlertIcon className="mt-0.5 size-4 shrink-0" /> {children}
  </p>
);
