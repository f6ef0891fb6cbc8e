import { Images } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/EmptyState';
import { teamHref } from '../team-filters';
import { TeamAssetTile } from './TeamAssetTile';
import type { TeamAsset } from '../data/team';

type TeamAssetsProps = {
  teamId: string;
  assets: readonly TeamAsset[];
  withDeleted: boolean;
};

export function TeamAssets({ teamId, assets, withDeleted }: TeamAssetsProps) {
  const href = `${teamHref(teamId)}?tab=assets${withDeleted ? '' : '&deleted=1'}`;
  return (
    <section aria-labelledby="assets-title" className="card">
      <header className="flex flex-wrap items-center justify-between gap-3 p-5 pb-4">
        <h2 id="assets-title" className="text-subheading">
          Design assets
        </h2>
        <Link href={href} prefetch={false} scroll={false} className={buttonClass('outline', 'sm')}>
          {withDeleted ? 'Hide deleted' : 'Show deleted'}
        </Link>
      </header>
      {assets.length > 0 ? (
        <ul
          aria-label="Design assets"
          className="grid grid-cols-1 gap-4 border-t border-line p-5 sm:grid-cols-2 xl:grid-cols-3"
        >
          {assets.map((asset) => (
            <li key={asset.id} className="min-w-0">
              <TeamAssetTile teamId={teamId} asset={asset} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          headingLevel={3}
          icon={<Images />}
          title="No design assets yet"
          description="Logos, sponsors and guides will appear here when the team uploads them."
        />
      )}
    </section>
  );
}
