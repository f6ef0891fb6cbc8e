'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { ErrorState } from '@/ui/ErrorState';

export function ContentFailed({ what, className }: { what: string; className?: string }) {
  const router = useRouter();
  const [retrying, startRetry] = useTransition();
  useEffect(() => console.error(`Failed to load ${what}.`), [what]);
  return (
    <ErrorState
      title={`Failed to load ${what}`}
      description="The database did not respond. Nothing is lost; please try again in a moment."
      onRetry={() => startRetry(() => router.refresh())}
      retrying={retrying}
      className={className}
    />
  );
}
