'use client';

import { useTransition } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { UNEXPECTED } from '../sign-in/unexpected';

export function LoginUnreachable({ title, retry }: { title: string; retry: () => void }) {
  const [retrying, startRetry] = useTransition();
  return (
    <main className="flex grow items-center justify-center">
      <ErrorState
        headingLevel={1}
        title={title}
        description={UNEXPECTED}
        onRetry={() => startRetry(retry)}
        retrying={retrying}
      />
    </main>
  );
}
