'use client';

import { useEffect, useTransition } from 'react';
import { useRouter } from 'next/navigation';
import { PRODUCTS_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { ErrorState } from '@/ui/ErrorState';
import { toast } from '@/ui/toast';

/** In place of the builder where its products did not come. */
export function BuilderFailed() {
  const router = useRouter();
  const [isRetrying, startRetry] = useTransition();
  useEffect(() => {
    toast(PRODUCTS_LOAD_FAILED);
  }, []);
  const { title, description } = PRODUCTS_LOAD_FAILED;
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      description={description}
      retrying={isRetrying}
      onRetry={() => startRetry(() => router.refresh())}
    />
  );
}
