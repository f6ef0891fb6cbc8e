'use client';

import { ScreenFailed } from '@/ui/ScreenFailed';

export default function PortalError({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  return <ScreenFailed error={error} reassurance="Nothing is lost." retry={retry} className="min-h-[60vh]" />;
}
