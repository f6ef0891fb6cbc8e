'use client';

import { memo } from 'react';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { ASSET_TYPE_LABELS } from '@/domain/teams/design-assets';
import { ARTWORK_TYPES } from '@/domain/teams/line-prints';
import { smallLogo } from '@/domain/teams/print-size';
import { Badge } from '@/ui/Badge';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';
import type { AssetView } from '@/modules/team/data/asset-view';
import { AssetPicture } from './AssetPicture';

export type AssetAction = 'preview' | 'edit' | 'delete';
type AssetTileProps = { asset: AssetView; onAction: (action: AssetAction, asset: AssetView) => void };

export const AssetTile = memo(function AssetTile({ asset, onAction }: AssetTileProps) {
  const { name, type, description, fileFormat, fileSize, fileUrl, pixels, createdAt } = asset;
  const small = ARTWORK_TYPES.some((each) => each === type) ? smallLogo(pixels) : undefined;
  return (
    <li className="card flex flex-col has-[>button:focus-visible]:outline-2 has-[>button:focus-visible]:outline-offset-2 has-[>button:focus-visible]:outline-focus [contain-intrinsic-size:auto_22rem] [content-visibility:auto]">
      <button
        type="button"
        aria-label={`Preview ${name}`}
        className="block outline-none"
        onClick={() => onAction('preview', asset)}
      >
        <AssetPicture asset={asset} alt="" />
      </button>
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-3">
          <h2
            className="line-clamp-2 min-w-0 font-sans font-semibold tracking-normal wrap-anywhere normal-case"
            title={name}
          >
            {name}
          </h2>
          <Badge variant="secondary">{ASSET_TYPE_LABELS[type]}</Badge>
        </div>
        {description && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-muted">{description}</p>}
        {small && <p className="text-sm text-warning">{small}</p>}
        <div className="mt-auto flex items-center justify-between gap-2 pt-1">
          <p className="text-sm text-ink-muted tabular-nums">
            <span className="block">
              {fileFormat} · {fileSize}
            </span>
            <LocalDate iso={createdAt} />
          </p>
          <div className="-mr-2 flex shrink-0">
            <a
              href={fileUrl}
              download
              aria-label={`Download ${name}`}
              title={`Download ${name}`}
              className="icon-btn icon-btn-sm"
            >
              <Download aria-hidden className="size-4.5" />
            </a>
            <IconButton label={`Edit ${name}`} size="sm" onClick={() => onAction('edit', asset)}>
              <Pencil aria-hidden className="size-4.5" />
            </IconButton>
            <IconButton label={`Delete ${name}`} size="sm" onClick={() => onAction('delete', asset)}>
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          </div>
        </div>
      </div>
    </li>
  );
});
