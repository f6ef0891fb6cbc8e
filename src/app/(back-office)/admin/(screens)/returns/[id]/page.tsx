import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireMember } from '@/areas/back-office/access/session';
import { loadReturn } from '@/areas/back-office/returns/load-return';
import { ReturnScreen } from '@/areas/back-office/returns/ReturnScreen';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { returnPath } from '@/domain/returns/return-path';

export async function generateMetadata({ params }: PageProps<'/admin/returns/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'returns', id: (await params).id, otherwise: 'Return' });
}

export default async function ReturnPage({ params }: PageProps<'/admin/returns/[id]'>) {
  const { id } = await params;
  const { payload } = await requireMember('orders:read', returnPath(id));
  const data = await loadReturn(payload, id);
  if (!data) notFound();
  return <ReturnScreen data={data} />;
}
