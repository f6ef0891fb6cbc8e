'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { toast } from '@/ui/toast';

/** In place of the dashboard where its data did not come, with a way to try again. */
export function DashboardFailed({ message }: { message: string }) {
  const router = useRouter();
  const [isRetrying, startTransition] = useTransition();

  useEffect(() => {
    toast({ title: 'Error Loading Data', description: message, variant: 'destructive' });
  }, [message]);

  return (
    <ErrorState
      title="Error Loading Data"
      description={message}
      retrying={isRetrying}
      onRetry={() => startTransition(() => router.refresh())}
    />
  );
}
