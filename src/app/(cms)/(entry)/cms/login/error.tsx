'use client';

import { LoginUnreachable } from '@/modules/accounts/components/LoginUnreachable';

export default function CmsLoginFailed({ error, retry }: { error: { digest?: string }; retry: () => void }) {
  return <LoginUnreachable error={error} title="❌ Login Error" retry={retry} />;
}
