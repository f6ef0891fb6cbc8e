import type { ComponentType } from 'react';
import type { Claim } from '@/domain/pages/claims';
import { cn } from '@/ui/cn';
import { getShellData } from '@/modules/pages/queries';

type ShopClaimsProps = {
  items: readonly { icon: ComponentType<{ className?: string }>; claim: Claim }[];
  className?: string;
};

/** What the shop promises (settings, 'claims'), side by side; those that are left empty are not shown. */
export async function ShopClaims({ items, className }: ShopClaimsProps) {
  const { claims } = await getShellData();
  const shown = items.filter(({ claim }) => claims[claim]);
  if (shown.length === 0) return null;
  return (
    <ul className={cn('grid auto-cols-fr grid-flow-col gap-2 text-center text-sm text-ink-muted', className)}>
      {shown.map(({ icon: Icon, claim }) => (
        <li key={claim} className="flex flex-col items-center gap-1.5">
          <Icon className="size-6 text-accent" />
          {claims[claim]}
        </li>
      ))}
    </ul>
  );
}
