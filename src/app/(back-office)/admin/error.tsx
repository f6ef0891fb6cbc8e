'use client';

import { ScreenFailed } from '@/ui/ScreenFailed';

export default function BackOfficeError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <ScreenFailed
      reassurance="Nothing you saved is lost."
      retry={retry}
      wayOut={{ href: '/admin/dashboard', label: 'Dashboard' }}
      className="grow"
    />
  );
}
