'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { LOADING_FAILED } from '@/domain/teams/design-assets-messages';
import { ErrorState } from '@/ui/ErrorState';
import { toast } from '@/ui/toast';

/** In place of the assets where they did not come, with a way to try again. */
export function AssetsFailed() {
  const router = useRouter();
  const [isRetrying, startTransition] = useTransition();

  useEffect(() => void toast(LOADING_FAILED), []);

  return (
    <ErrorState
      title={LOADING_FAILED.title}
      description={LOADING_FAILED.description}
      retrying={isRetrying}
      onRetry={() => startTransition(() => router.refresh())}
    />
  );
}
