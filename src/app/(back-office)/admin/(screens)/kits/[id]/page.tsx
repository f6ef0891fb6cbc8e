import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { can } from '@/domain/staff/permissions';
import { loadKit } from '@/areas/back-office/kits/data';
import { requireKitReader } from '@/areas/back-office/kits/kit-access';
import { kitHref } from '@/areas/back-office/kits/kit-filters';
import { KitView } from '@/areas/back-office/kits/KitView';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { readKit } from '@/modules/kits/find-kit-documents';

export async function generateMetadata({ params }: PageProps<'/admin/kits/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'kits', id: (await params).id, otherwise: 'Kit design' });
}

export default async function KitPage({ params }: PageProps<'/admin/kits/[id]'>) {
  const { id } = await params;
  const { payload, user } = await requireKitReader(kitHref(id));
  const found = await loadKit(payload, id);
  if (!found) notFound();
  const { document, ...kit } = found;
  return <KitView kit={kit} document={readKit(document)} mayQuote={can(user.role, 'orders:write')} />;
}
