'use client';

import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/Spinner';

type ListFrameProps = { loading: boolean; loadingText: string; children: ReactNode };

/** A list under its filters; while another one is on its way, the old one stays, dimmed. */
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

/** The end of a list, which stays in view: how much there is. */
export function ListCount({ matching, total, what }: { matching: number; total: number; what: string }) {
  return (
    <footer className="sticky bottom-0 z-10 -mx-gutter mt-auto -mb-6 border-t border-line bg-surface-sunken px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm sm:-mb-8">
      <p className="font-medium tabular-nums">{`Showing ${matching} of ${total} ${what}`}</p>
    </footer>
  );
}
