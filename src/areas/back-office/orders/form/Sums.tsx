import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';

type SumsProps = {
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Pairs of `dt` and `dd`. */
  children: ReactNode;
};

/** What an order comes to, or that its prices did not come. */
export function Sums({ isLoading, hasFailed, onRetry, children }: SumsProps) {
  if (hasFailed) {
    return (
      <p role="alert" className="text-danger">
        The prices could not be read.{' '}
        <Button variant="outline" size="sm" onClick={onRetry} className="mt-2">
          Try again
        </Button>
      </p>
    );
  }
  return (
    <dl
      aria-busy={isLoading || undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 tabular-nums aria-busy:opacity-60"
    >
      {children}
    </dl>
  );
}
