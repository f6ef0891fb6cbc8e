'use client';

import { PRODUCT_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { LoadFailed } from '@/areas/storefront/site/LoadFailed';

export default function ProductError({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  return (
    <LoadFailed
      error={error}
      message={PRODUCT_LOAD_FAILED}
      retry={retry}
      wayOut={{ href: '/shop', label: 'Back to Shop' }}
    />
  );
}
