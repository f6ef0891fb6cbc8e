'use client';

import type { ReactNode } from 'react';
import { buttonClass } from './button-class';
import { cn } from './cn';
import { Spinner } from './Spinner';
import { WarningIcon } from './WarningIcon';

type ErrorStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Number of the error in the log, beside the request’s id. */
  digest?: string;
  onRetry?: () => void;
  retrying?: boolean;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, description, digest, onRetry, retrying, action, headingLevel = 2, className } = props;
  const Heading = headingLevel === 1 ? 'h1' : headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div role="alert" className={cn('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span aria-hidden className="mb-5 grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
        <WarningIcon className="size-7" />
      </span>
      <Heading className={headingLevel === 1 ? 'text-heading' : 'text-subheading'}>{title}</Heading>
      {description && <p className="mt-2 max-w-md text-ink-muted">{description}</p>}
      {digest && <p className="mt-2 text-sm text-ink-muted">Reference: {digest}</p>}
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <button type="button" onClick={onRetry} disabled={retrying} aria-busy={retrying} className={buttonClass()}>
              {retrying && <Spinner />}
              Try again
            </button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
