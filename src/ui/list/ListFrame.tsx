'use client';

import type { ReactNode } from 'react';
import { formatCount } from '@/domain/text/locale';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/Spinner';

type ListFrameProps = { loading: boolean; loadingText: string; children: ReactNode };

export function ListFrame({ loading, loadingText, children }: ListFrameProps) {
  return (
    <div className="relative flex grow flex-col">
      {loading && (
        <p
          role="status"
          className="absolute inset-x-0 top-6 z-20 mx-auto flex w-max animate-overlay-in items-center gap-2.5 rounded-full border border-line bg-surface-raised px-4 py-2 text-sm shadow-card"
        >
          <Spinner />
          {loadingText}
        </p>
      )}
      <div
        aria-busy={loading || undefined}
        className={cn('flex grow flex-col transition-opacity duration-150', loading && 'opacity-45')}
      >
        {children}
      </div>
    </div>
  );
}

export function ListFooter({ isPart, children }: { isPart?: boolean; children: ReactNode }) {
  if (isPart) return <footer className="text-sm text-ink-muted">{children}</footer>;
  return (
    <footer
      data-toast-floor
      className="sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 border-t border-line bg-surface-sunken px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm text-ink-muted sm:-mb-8 dense:-mb-4 dense:py-1.5"
    >
      {children}
    </footer>
  );
}

type ListCountProps = {
  matching: number;
  isMore?: boolean;
  total: number;
  what: string;
  isPart?: boolean;
  bar?: ReactNode;
  children?: ReactNode;
};

export function ListCount({ matching, isMore, total, what, isPart, bar, children }: ListCountProps) {
  return (
    <ListFooter isPart={isPart}>
      {bar}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="font-medium text-ink tabular-nums">{`Showing ${formatCount(matching, isMore)} of ${formatCount(total)} ${what}`}</p>
        {children}
      </div>
    </ListFooter>
  );
}
