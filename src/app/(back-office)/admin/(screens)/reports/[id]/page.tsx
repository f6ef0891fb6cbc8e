import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireMember } from '@/areas/back-office/access/session';
import { ReportScreen } from '@/areas/back-office/reports/ReportScreen';
import { REPORTS_PATH } from '@/domain/reports/report-period';
import { toSearchParams } from '@/lib/http/search-params';
import { findReport } from '@/modules/reports/reports';

type ReportPageProps = PageProps<'/admin/reports/[id]'>;

export async function generateMetadata({ params }: ReportPageProps): Promise<Metadata> {
  return { title: findReport((await params).id)?.title ?? 'Reports' };
}

export default async function ReportPage({ params, searchParams }: ReportPageProps) {
  const { id } = await params;
  const { payload } = await requireMember('reports:read', `${REPORTS_PATH}/${id}`);
  const report = findReport(id);
  if (!report) notFound();
  return <ReportScreen payload={payload} report={report} query={toSearchParams(await searchParams)} />;
}
