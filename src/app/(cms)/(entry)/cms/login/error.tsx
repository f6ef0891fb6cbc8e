'use client';

import { LoginUnreachable } from '@/features/accounts/components/LoginUnreachable';

export default function CmsLoginFailed({ retry }: { error: unknown; retry: () => void }) {
  return <LoginUnreachable title="❌ Login Error" retry={retry} />;
}
