'use client';

import { PRODUCTS_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { LoadFailed } from '@/areas/storefront/site/LoadFailed';

export default function ShopError({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  return (
    <LoadFailed
      error={error}
      message={PRODUCTS_LOAD_FAILED}
      retry={retry}
      wayOut={{ href: '/', label: 'Back to home' }}
    />
  );
}
