'use client';

import { useTransition } from 'react';
import { buttonClass } from '@/ui/button-class';
import { ErrorState } from '@/ui/ErrorState';

/** What a screen shows when drawing it threw, in the words of spec §8. */
export default function BackOfficeError({ retry }: { error: unknown; retry: () => void }) {
  const [retrying, startRetry] = useTransition();
  return (
    <div className="flex grow items-center justify-center">
      <ErrorState
        headingLevel={1}
        title="Unexpected Application Error!"
        description="Something went wrong on our side. Nothing you saved is lost. Please try again in a moment."
        onRetry={() => startRetry(retry)}
        retrying={retrying}
        action={
          <a href="/admin/dashboard" className={buttonClass('outline')}>
            Dashboard
          </a>
        }
      />
    </div>
  );
}
