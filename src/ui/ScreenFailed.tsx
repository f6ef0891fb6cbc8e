'use client';

import { useTransition } from 'react';
import { buttonClass } from './button-class';
import { cn } from './cn';
import { ErrorStateAhead } from './ErrorStateAhead';

type ScreenFailedProps = {
  error: { digest?: string };
  reassurance: string;
  retry: () => void;
  wayOut?: { href: string; label: string };
  className: string;
};

export function ScreenFailed({ error, reassurance, retry, wayOut, className }: ScreenFailedProps) {
  const [retrying, startRetry] = useTransition();
  return (
    <div className={cn('flex items-center justify-center', className)}>
      <ErrorStateAhead
        headingLevel={1}
        title="Unexpected Application Error!"
        description={`Something went wrong on our side. ${reassurance} Please try again in a moment.`}
        digest={error.digest}
        onRetry={() => startRetry(retry)}
        retrying={retrying}
        action={
          wayOut && (
            <a href={wayOut.href} className={buttonClass('outline')}>
              {wayOut.label}
            </a>
          )
        }
      />
    </div>
  );
}
