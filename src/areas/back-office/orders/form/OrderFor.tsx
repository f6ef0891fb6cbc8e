import Link from 'next/link';
import { TEAM_ORDERS_PATH } from '../../teams/team-filters';
import { ORDERS_PATH } from '../filters/order-filters';

const buyers = [
  { kind: 'customer', label: 'For a customer', href: `${ORDERS_PATH}/new` },
  { kind: 'team', label: 'For a team', href: `${TEAM_ORDERS_PATH}/new` },
] as const;

export function OrderFor({ current }: { current: (typeof buyers)[number]['kind'] }) {
  return (
    <nav aria-label="Who the order is for" className="mb-4 flex">
      <ul className="flex rounded-control border border-line-strong bg-surface-raised p-0.5">
        {buyers.map(({ kind, label, href }) => (
          <li key={kind}>
            <Link
              href={href}
              prefetch={false}
              aria-current={kind === current ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-[0.25rem] px-3 text-sm hover:bg-ink/8 aria-[current]:bg-brand aria-[current]:font-semibold aria-[current]:text-brand-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
