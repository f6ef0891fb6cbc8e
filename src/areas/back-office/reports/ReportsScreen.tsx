import Link from 'next/link';
import { REPORTS_PATH } from '@/domain/reports/report-period';
import type { Report } from '@/modules/reports/reports';

export function ReportsScreen({ reports }: { reports: readonly Report[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {reports.map(({ id, title, summary }) => (
        <li key={id} className="relative card card-md hover:border-line-strong">
          <h2 className="text-subheading">
            <Link
              href={`${REPORTS_PATH}/${id}`}
              prefetch={false}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-1.5 text-sm text-ink-muted">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
