'use client';

import { LoginUnreachable } from '@/modules/accounts/components/LoginUnreachable';

export default function CmsLoginFailed({ retry }: { error: unknown; retry: () => void }) {
  return <LoginUnreachable title="❌ Login Error" retry={retry} />;
}
