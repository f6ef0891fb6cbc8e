import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { may } from '@/lib/accounts/active-user';
import { loadKit } from '@/areas/back-office/kits/data';
import { requireMember } from '@/areas/back-office/access/session';
import { kitHref } from '@/areas/back-office/kits/kit-filters';
import { KitView } from '@/areas/back-office/kits/KitView';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { readKit } from '@/modules/kits/find-kit-documents';

export async function generateMetadata({ params }: PageProps<'/admin/kits/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'kits', id: (await params).id, otherwise: 'Kit design' });
}

export default async function KitPage({ params }: PageProps<'/admin/kits/[id]'>) {
  const { id } = await params;
  const { payload, user } = await requireMember('orders:read', kitHref(id));
  const found = await loadKit(payload, id);
  if (!found) notFound();
  const { document, ...kit } = found;
  return <KitView kit={kit} document={readKit(document)} mayQuote={may(user, 'orders:write')} />;
}
