'use client';

import { useTransition } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { UNEXPECTED } from '../sign-in/unexpected';

export function LoginUnreachable({
  error,
  title,
  retry,
}: {
  error: { digest?: string };
  title: string;
  retry: () => void;
}) {
  const [retrying, startRetry] = useTransition();
  return (
    <main className="flex grow items-center justify-center">
      <ErrorState
        headingLevel={1}
        title={title}
        description={UNEXPECTED}
        digest={error.digest}
        onRetry={() => startRetry(retry)}
        retrying={retrying}
      />
    </main>
  );
}
