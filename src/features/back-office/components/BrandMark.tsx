import Link from 'next/link';
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

export function BrandStripes({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 24" aria-hidden className={className}>
      <path d="M0 0h10l10 24H10z" className="fill-brand" />
      <path d="M13.5 0h10l7 16.8L27.5 24z" className="fill-volt" />
    </svg>
  );
}
