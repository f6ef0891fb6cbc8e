'use client';

import { ScreenFailed } from '@/ui/ScreenFailed';

export default function BackOfficeError({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  return (
    <ScreenFailed
      error={error}
      reassurance="Nothing you saved is lost."
      retry={retry}
      wayOut={{ href: '/admin/dashboard', label: 'Dashboard' }}
      className="grow"
    />
  );
}
