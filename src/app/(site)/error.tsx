'use client';

import { ScreenFailed } from '@/ui/ScreenFailed';

export default function SiteError({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  return (
    <ScreenFailed
      error={error}
      reassurance="Your cart is safe."
      retry={retry}
      wayOut={{ href: '/', label: 'Back to home' }}
      className="min-h-[60vh]"
    />
  );
}
