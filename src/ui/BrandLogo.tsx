import Link from 'next/link';

export type Logo = { src: string; width: number; height: number };

export function BrandLogo({ brandName, logo }: { brandName: string; logo?: Logo }) {
  if (logo) {
    return (
      <Link href="/" prefetch={false} className="block w-fit min-w-0 shrink-0 rounded-control py-1">
        <img {...logo} alt={brandName} className="h-10 w-auto max-w-44 object-contain object-left" />
      </Link>
    );
  }
  return (
    <Link href="/" prefetch={false} className="group flex min-w-0 items-center gap-2.5 rounded-control py-1">
      <svg viewBox="0 0 34 24" aria-hidden className="h-6 w-auto shrink-0">
        <path d="M0 0h10l10 24H10z" className="fill-brand" />
        <path d="M13.5 0h10l7 16.8L27.5 24z" className="fill-volt" />
      </svg>
      <span className="truncate font-display text-2xl leading-none font-bold tracking-tight uppercase">
        {brandName}
      </span>
    </Link>
  );
}
