'use client';

import { useEffect, useRef } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SearchIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/Skeleton';
import { LOADING_FAILED } from '@/domain/teams/design-assets-messages';
import { Spinner } from '@/ui/Spinner';
import { AssetTile, type AssetAction } from './AssetTile';
import type { Assets } from './use-assets';
import type { AssetView } from '@/modules/team/data/asset-view';

type AssetGridProps = { list: Assets; onAction: (action: AssetAction, asset: AssetView) => void };

export function AssetGrid({ list, onAction }: AssetGridProps) {
  const { assets, next, state, loadMore, retry } = list;
  if (state === 'loading')
    return (
      <Tiles>
        {Array.from({ length: 8 }, (_, n) => (
          <Placeholder key={n} />
        ))}
      </Tiles>
    );
  if (state === 'failed') {
    return <ErrorState title={LOADING_FAILED.title} description={LOADING_FAILED.description} onRetry={retry} />;
  }
  if (assets.length === 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title="No assets found"
        description="Try adjusting your search or choose another type."
      />
    );
  }
  return (
    <>
      <Tiles>
        {assets.map((asset) => (
          <AssetTile key={asset.id} asset={asset} onAction={onAction} />
        ))}
      </Tiles>
      {next && <More key={next} onReached={loadMore} />}
    </>
  );
}

const Tiles = ({ children }: { children: React.ReactNode }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">{children}</ul>
);

const Placeholder = () => (
  <li>
    <Skeleton className="aspect-[4/3]" />
    <Skeleton className="mt-3 h-5 w-2/3" />
  </li>
);

function More({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onReached();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onReached]);
  return (
    <div ref={end} className="flex justify-center py-8 text-ink-muted">
      <Spinner label="Loading more assets" />
    </div>
  );
}
