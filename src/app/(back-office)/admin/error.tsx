'use client';

import { ScreenFailed } from '@/features/accounts/components/ScreenFailed';

export default function BackOfficeError({ retry }: { error: unknown; retry: () => void }) {
  return <ScreenFailed retry={retry} homeHref="/admin/dashboard" />;
}
