import type { ReactNode } from 'react';
import { AdminShell } from '@/areas/back-office/shell/AdminShell';
import { countRequested } from '@/areas/back-office/returns/data';
import { RETURNS_PATH } from '@/domain/returns/return-path';
import { countNewInquiries } from '@/areas/back-office/inbox/data/inquiries';
import { brandName } from '@/modules/accounts/brand-name';
import { currentStaff } from '@/modules/accounts/session/staff-session';
import { mayEnter } from '@/areas/back-office/access/session';
import { may } from '@/lib/accounts/active-user';
import { listViews } from '@/areas/back-office/views-menu/data';
import { ViewsProvider } from '@/areas/back-office/views-menu/ViewsProvider';
import { listsFor } from '@/areas/back-office/views-menu/view-lists';

/** Guards nothing: each page checks access and redirects. */
export default async function ScreensLayout({ children }: { children: ReactNode }) {
  const { payload, user } = await currentStaff();
  if (!user || !mayEnter(user)) return children;
  const lists = listsFor((permission) => may(user, permission));
  const [brand, inbox, returns, views] = await Promise.all([
    brandName(),
    may(user, 'inquiries:read') ? countNewInquiries(payload) : 0,
    may(user, 'orders:read') ? countRequested(payload) : undefined,
    listViews(payload, user.id, lists),
  ]);
  const counts = { '/admin/inbox': inbox, ...(returns !== undefined && { [RETURNS_PATH]: returns }) };
  return (
    <ViewsProvider views={views} lists={lists}>
      <AdminShell user={user} brandName={brand} counts={counts}>
        {children}
      </AdminShell>
    </ViewsProvider>
  );
}
