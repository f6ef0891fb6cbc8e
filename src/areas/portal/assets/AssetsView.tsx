'use client';

import { useCallback, useState } from 'react';
import { type AssetUsage, usageText } from '@/domain/teams/design-assets';
import { DELETE_FAILED } from '@/domain/teams/design-assets-messages';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import type { AssetView } from '@/modules/team/data/asset-view';
import type { AssetList } from './data/assets';
import type { StoredAsset } from '@/modules/team/assets/store-asset';
import { requestTeam } from '@/modules/team/request-team';
import { AssetFilters } from './AssetFilters';
import { AssetGrid } from './AssetGrid';
import type { AssetAction } from './AssetTile';
import { EditDialog } from './EditDialog';
import { PreviewDialog } from './PreviewDialog';
import { UploadPanel } from './UploadPanel';
import { UploadZone } from './UploadZone';
import { useAssets, type AssetFilter } from './use-assets';
import { useAssetUploads } from './use-asset-uploads';
import { MEGABYTE } from '@/domain/text/uploads';
import { cn } from '@/ui/cn';

type AssetsViewProps = { initial: AssetList; initialFilter: AssetFilter };
type Open = { action: 'edit' | 'delete'; asset: AssetView };

export function AssetsView({ initial, initialFilter }: AssetsViewProps) {
  const list = useAssets(initial, initialFilter);
  const uploads = useAssetUploads(list.usage, list.put);
  const [shownId, setShownId] = useState<string>();
  const [open, setOpen] = useState<Open>();

  const act = useCallback((action: AssetAction, asset: AssetView) => {
    if (action === 'preview') setShownId(asset.id);
    else setOpen({ action, asset });
  }, []);

  async function restore({ id, name }: AssetView) {
    const result = await requestTeam<StoredAsset>(`/api/team/assets/${id}/restore`, { method: 'POST' });
    if (result.ok) list.put(result.value.asset, result.value.usage);
    else toast({ title: `${name} could not be restored`, description: result.message, variant: 'destructive' });
  }

  async function remove(asset: AssetView) {
    const result = await requestTeam<{ usage: AssetUsage }>(`/api/team/assets/${asset.id}`, { method: 'DELETE' });
    if (!result.ok) {
      toast(DELETE_FAILED);
      return false;
    }
    list.take(asset.id, result.value.usage);
    toast({
      title: 'Asset Deleted',
      description: `${asset.name} has been deleted.`,
      duration: 10_000,
      action: { label: 'Undo', onClick: () => void restore(asset) },
    });
    return true;
  }

  const isFiltered = Boolean(list.filter.q || list.filter.type);
  const isEmpty = list.total === 0 && !isFiltered && list.state === 'ready';
  return (
    <>
      <UsageBar usage={list.usage} />
      <UploadZone isLarge={isEmpty && uploads.files.length === 0} onFiles={uploads.add} />
      <UploadPanel uploads={uploads} />
      {!isEmpty && (
        <>
          <AssetFilters list={list} />
          <AssetGrid list={list} onAction={act} />
        </>
      )}
      <PreviewDialog assets={list.assets} id={shownId} onShow={setShownId} />
      {open?.action === 'edit' && (
        <EditDialog
          asset={open.asset}
          onClose={() => setOpen(undefined)}
          onSaved={({ asset, usage }) => {
            list.put(asset, usage);
            setOpen(undefined);
          }}
        />
      )}
      <ConfirmDialog
        open={open?.action === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title="Delete this asset?"
        description={`${open?.asset.name ?? ''} will no longer be here for your team.`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => open && remove(open.asset)}
      />
    </>
  );
}

function UsageBar({ usage }: { usage: AssetUsage }) {
  const part = Math.min(1, usage.usedBytes / (usage.quotaMb * MEGABYTE || 1));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div
        role="meter"
        aria-label="Storage"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={usageText(usage)}
        className="h-2 min-w-40 grow overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={cn('h-full rounded-full', part > 0.9 ? 'bg-danger-fill' : 'bg-brand')}
          style={{ width: `${Math.max(part * 100, usage.usedBytes > 0 ? 0.5 : 0)}%` }}
        />
      </div>
      <p className="text-sm text-ink-muted tabular-nums">{usageText(usage)}</p>
    </div>
  );
}
