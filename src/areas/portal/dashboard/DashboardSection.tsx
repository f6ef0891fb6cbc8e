import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '@/ui/Card';

type DashboardSectionProps = {
  id: string;
  title: string;
  /** Link to the full list, if there is anything in it. */
  more: { href: string; label: string } | undefined;
  children: ReactNode;
};

export function DashboardSection({ id, title, more, children }: DashboardSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-subheading">
          {title}
        </h2>
        {more && (
          <Link
            href={more.href}
            prefetch={false}
            className="py-0.5 text-sm font-medium text-accent underline underline-offset-4"
          >
            {more.label}
          </Link>
        )}
      </div>
      <Card padding="none">{children}</Card>
    </section>
  );
}
