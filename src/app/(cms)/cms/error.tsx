'use client';

import { ScreenFailed } from '@/features/accounts/components/ScreenFailed';

export default function CmsError({ retry }: { error: unknown; retry: () => void }) {
  return <ScreenFailed retry={retry} homeHref="/cms/dashboard" />;
}
