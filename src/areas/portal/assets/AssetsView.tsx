'use client';

import { useCallback, useState } from 'react';
import {
  type AssetUsage,
  usageText,
  ASSET_UPLOAD,
  ASSET_TYPE_LABELS,
  ASSET_TYPES,
  MAX_ASSET_NAME,
  type AssetType,
} from '@/domain/teams/design-assets';
import { DELETE_FAILED } from '@/domain/teams/design-assets-messages';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import type { AssetView } from '@/modules/team/data/asset-view';
import type { AssetList } from './data';
import type { StoredAsset } from '@/modules/team/assets/store-asset';
import { requestTeam } from '@/modules/team/request-team';
import { AssetGrid } from './AssetGrid';
import type { AssetAction } from './AssetTile';
import { EditDialog } from './EditDialog';
import { PreviewDialog } from './PreviewDialog';
import { useAssets, type AssetFilter, type Assets } from './use-assets';
import { useAssetUploads, type AssetUploads } from './use-asset-uploads';
import { MEGABYTE, acceptOf, uploadHint } from '@/domain/text/uploads';
import { cn } from '@/ui/cn';
import { Button } from '@/ui/Button';
import { UploadRow } from './UploadRow';
import { Upload as UploadIcon } from 'lucide-react';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';
import { choicesOf } from '@/ui/choices';
import { Options } from '@/ui/Options';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';

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
        description={`Your team will no longer see ${open?.asset.name ?? ''} here.`}
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

function UploadPanel({ uploads }: { uploads: AssetUploads }) {
  const { files, send, remove } = uploads;
  const ready = files.filter(({ state }) => state === 'chosen' || state === 'failed');
  const isSending = files.some(({ state }) => state === 'sending' || state === 'waiting');
  if (files.length === 0) return null;
  return (
    <section aria-label="Files to upload" className="mt-4 rounded-card border border-line bg-surface-raised px-5">
      <ul className="divide-y divide-line">
        {files.map((upload) => (
          <UploadRow key={upload.id} upload={upload} {...uploads} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-t border-line py-4">
        {(isSending || ready.length > 0) && (
          <Button onClick={() => void send(ready)} loading={ready.length === 0}>
            {ready.length === 0 ? 'Uploading…' : `Upload ${ready.length} ${ready.length === 1 ? 'file' : 'files'}`}
          </Button>
        )}
        {!isSending && (
          <Button variant="ghost" onClick={() => files.forEach(({ id }) => remove(id))}>
            Remove all
          </Button>
        )}
      </div>
    </section>
  );
}

function UploadZone({ isLarge, onFiles }: { isLarge: boolean; onFiles: (files: File[]) => void }) {
  return (
    <FileDrop look="panel" className={isLarge ? 'py-16' : 'py-7 sm:flex-row sm:text-left'} onFiles={onFiles}>
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-accent">
        <UploadIcon className="size-6" />
      </span>
      <div className="grow">
        <p className="text-subheading font-display uppercase">{isLarge ? 'No design assets yet' : 'Drop files here'}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {isLarge && 'Drop your first files here. '}
          {uploadHint(ASSET_UPLOAD)} each.
        </p>
      </div>
      <FileButton
        label="Files to upload"
        accept={acceptOf(ASSET_UPLOAD)}
        multiple
        onFiles={onFiles}
        variant={isLarge ? 'primary' : 'secondary'}
      >
        Choose files
      </FileButton>
    </FileDrop>
  );
}

function AssetFilters({ list: { filter, changeFilter, total } }: { list: Assets }) {
  return (
    <div className="mt-10 mb-5 flex flex-wrap items-center gap-3">
      <Field label="Search assets" hideLabel className="min-w-48 grow sm:max-w-sm">
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder="Search assets"
            value={filter.q}
            maxLength={MAX_ASSET_NAME}
            onChange={({ target }) => changeFilter({ ...filter, q: target.value })}
          />
        )}
      </Field>
      <Field label="Type of asset" hideLabel className="w-40">
        {(control) => (
          <Select
            {...control}
            value={filter.type ?? ''}
            onChange={({ target }) => changeFilter({ ...filter, type: (target.value || undefined) as AssetType })}
          >
            <option value="">All types</option>
            <Options choices={choicesOf(ASSET_TYPES, ASSET_TYPE_LABELS)} />
          </Select>
        )}
      </Field>
      <p role="status" className="text-sm text-ink-muted tabular-nums sm:ml-auto">
        {total === 1 ? '1 asset' : `${total} assets`}
      </p>
    </div>
  );
}
