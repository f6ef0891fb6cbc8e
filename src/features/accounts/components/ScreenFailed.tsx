'use client';

import { useTransition } from 'react';
import { buttonClass } from '@/ui/button-class';
import { ErrorState } from '@/ui/ErrorState';

/** What a screen of staff shows when drawing it threw, in the words of spec §8. */
export function ScreenFailed({ retry, homeHref }: { retry: () => void; homeHref: string }) {
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
          <a href={homeHref} className={buttonClass('outline')}>
            Dashboard
          </a>
        }
      />
    </div>
  );
}
