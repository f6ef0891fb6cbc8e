'use client';

import { ScreenFailed } from '@/features/accounts/components/ScreenFailed';

export default function EditorError({ retry }: { error: unknown; retry: () => void }) {
  return <ScreenFailed retry={retry} homeHref="/cms/dashboard" />;
}
