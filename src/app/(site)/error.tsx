'use client';

import { ScreenFailed } from '@/ui/ScreenFailed';

export default function SiteError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <ScreenFailed
      reassurance="Your cart is safe."
      retry={retry}
      wayOut={{ href: '/', label: 'Back to home' }}
      className="min-h-[60vh]"
    />
  );
}
