import Link from 'next/link';
import { BrandStripes } from '@/features/accounts/components/BrandStripes';
import { BACK_OFFICE_HOME } from '../rules/same-site-path';

/** The brand in the back office’s header, leading to the dashboard. */
export function BrandMark({ brandName }: { brandName: string }) {
  return (
    <Link href={BACK_OFFICE_HOME} prefetch={false} className="flex min-w-0 items-center gap-2.5 rounded-control py-1">
      <BrandStripes className="h-5 w-auto shrink-0" />
      <span className="truncate font-display text-xl leading-none font-bold tracking-tight uppercase">{brandName}</span>
      <span className="sporty hidden shrink-0 border-l border-line pl-2.5 text-xs text-ink-muted sm:block">
        Back office
      </span>
    </Link>
  );
}
