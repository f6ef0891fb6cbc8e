'use client';

import { ScreenFailed } from '@/ui/ScreenFailed';

export default function CmsError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <ScreenFailed
      reassurance="Nothing you saved is lost."
      retry={retry}
      wayOut={{ href: '/cms/dashboard', label: 'Dashboard' }}
      className="grow"
    />
  );
}
