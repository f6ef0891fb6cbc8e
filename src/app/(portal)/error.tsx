'use client';

import { ScreenFailed } from '@/ui/ScreenFailed';

export default function PortalError({ retry }: { error: unknown; retry: () => void }) {
  return <ScreenFailed reassurance="Nothing is lost." retry={retry} className="min-h-[60vh]" />;
}
