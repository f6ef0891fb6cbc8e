'use client';

import { useTransition } from 'react';
import { buttonClass } from '@/ui/button-class';
import { ErrorState } from '@/ui/ErrorState';

/** What a page shows when drawing it threw, in the words of spec §8. */
export default function SiteError({ retry }: { error: unknown; retry: () => void }) {
  const [retrying, startTransition] = useTransition();
  return (
    <div className="flex min-h-[60vh] items-center justify-center">
      <ErrorState
        headingLevel={1}
        title="Unexpected Application Error!"
        description="Something went wrong on our side. Your cart is safe. Please try again in a moment."
        onRetry={() => startTransition(retry)}
        retrying={retrying}
        action={
          <a href="/" className={buttonClass('outline')}>
            Back to home
          </a>
        }
      />
    </div>
  );
}
