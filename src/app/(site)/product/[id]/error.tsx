'use client';

import { PRODUCT_LOAD_FAILED } from '@/domain/catalogue/storefront-messages';
import { LoadFailed } from '@/areas/storefront/site/LoadFailed';

export default function ProductError({ retry }: { error: unknown; retry: () => void }) {
  return <LoadFailed message={PRODUCT_LOAD_FAILED} retry={retry} wayOut={{ href: '/shop', label: 'Back to Shop' }} />;
}
