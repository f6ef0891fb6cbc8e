import type { ReactNode } from 'react';
import { Badge, type BadgeVariant } from './Badge';
import { cn } from './cn';
import { AlertIcon } from './icons';

/** What becomes of a row, as its badge says it. */
export type RowLabel = { label: string; variant: BadgeVariant };

type PlannedRowProps = {
  number: number;
  /** What it is about. */
  title: ReactNode;
  label: RowLabel;
  /** It changes nothing. */
  isIdle: boolean;
  className?: string;
  /** What it would change, or why it is left out. */
  children: ReactNode;
};

/** One row of a file that is looked at before what it says is done. */
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

/** Why a row is refused, or what staff should know before they go on. */
export const RowProblem = ({ children }: { children: ReactNode }) => (
  <p className="flex gap-1.5 text-sm font-medium text-danger wrap-anywhere">
    <AlertIcon className="mt-0.5 size-4 shrink-0" /> {children}
  </p>
);
