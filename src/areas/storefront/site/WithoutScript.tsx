import type { ReactNode } from 'react';
import { getShellData } from '@/modules/pages/queries';

export async function WithoutScript({ children }: { children: ReactNode }) {
  const { salesEmail, phone } = await getShellData();
  return (
    <noscript>
      <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
        {children} Or order by email at{' '}
        <a href={`mailto:${salesEmail}`} className="underline underline-offset-4">
          {salesEmail}
        </a>
        {phone && ` or by phone on ${phone}`}.
      </p>
    </noscript>
  );
}
