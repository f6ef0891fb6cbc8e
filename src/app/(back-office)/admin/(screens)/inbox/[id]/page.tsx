import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InquiryView } from '@/areas/back-office/inbox/InquiryView';
import { may } from '@/lib/accounts/active-user';
import { loadInquiry } from '@/areas/back-office/inbox/data/inquiry';
import { inquiryHref, parseInquiryFilters } from '@/areas/back-office/inbox/inquiry-filters';
import { toSearchParams } from '@/lib/http/search-params';
import { recordTitle } from '@/areas/back-office/shell/record-title';
import { requireMember } from '@/areas/back-office/access/session';

export async function generateMetadata({ params }: PageProps<'/admin/inbox/[id]'>): Promise<Metadata> {
  return recordTitle({ kind: 'inquiries', id: (await params).id, otherwise: 'Inquiry' });
}

export default async function InquiryPage({ params, searchParams }: PageProps<'/admin/inbox/[id]'>) {
  const { id } = await params;
  const filters = parseInquiryFilters(toSearchParams(await searchParams));
  const { payload, user } = await requireMember('inquiries:read', inquiryHref(id, filters));
  const inquiry = await loadInquiry(payload, id, filters);
  if (!inquiry) notFound();
  return <InquiryView inquiry={inquiry} filters={filters} mayQuote={may(user, 'orders:write')} />;
}
