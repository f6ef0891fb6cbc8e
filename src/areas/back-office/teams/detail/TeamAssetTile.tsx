'use client';

import { Download, FileText, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { CHECKERED } from '@/ui/checkered';
import { Dialog } from '@/ui/Dialog';
import { LocalDate } from '@/ui/LocalDate';
import { restoreTeamAssetAction } from '../team-actions';
import { teamHref } from '../team-filters';
import { toastResult } from '../team-toasts';
import type { TeamAsset } from '../data/team';

export function TeamAssetTile({ teamId, asset }: { teamId: string; asset: TeamAsset }) {
  const [isRestoring, setRestoring] = useState(false);
  const base = `${teamHref(teamId)}/assets/${asset.id}`;

  async function restore() {
    setRestoring(true);
    await toastResult(restoreTeamAssetAction(teamId, asset.id), 'Failed to restore asset', () => ({
      title: '✅ Asset Restored',
      description: `${asset.name} is back in the team’s assets.`,
    }));
    setRestoring(false);
  }

  return (
    <article aria-label={asset.name} className="flex h-full flex-col overflow-clip rounded-card border border-line">
      {asset.hasPreview ? (
        <Dialog
          size="lg"
          title={asset.name}
          description={asset.description || undefined}
          trigger={
            <button type="button" aria-label={`Preview ${asset.name}`} className={`aspect-[4/3] p-3 ${CHECKERED}`}>
              <img
                src={`${base}/preview`}
                alt=""
                loading="lazy"
                decoding="async"
                className="size-full min-h-0 object-contain"
              />
            </button>
          }
        >
          <div className={`h-[min(60dvh,36rem)] rounded-control p-3 ${CHECKERED}`}>
            <img src={`${base}/preview`} alt={asset.name} className="size-full object-contain" />
          </div>
        </Dialog>
      ) : (
        <div className="flex aspect-[4/3] flex-col items-center justify-center gap-2 bg-surface-sunken text-ink-muted">
          <FileText aria-hidden className="size-9" />
          <span className="font-display text-2xl font-bold">{asset.fileFormat}</span>
        </div>
      )}
      <div className="flex grow flex-col gap-2 border-t border-line p-4 text-sm">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-sans text-sm leading-snug font-semibold tracking-normal normal-case wrap-anywhere">
            {asset.name}
          </h3>
          {!asset.isActive && <Badge variant="destructive">Deleted</Badge>}
        </div>
        <p className="text-ink-muted">
          <span className="capitalize">{asset.type}</span>
          {[asset.fileFormat, asset.fileSize].map((text) => text && ` · ${text}`)} · <LocalDate iso={asset.createdAt} />
        </p>
        {asset.description && <p className="line-clamp-3 wrap-anywhere">{asset.description}</p>}
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <a href={`${base}/file`} download className={buttonClass('outline', 'sm')}>
            <Download aria-hidden className="size-4" />
            Download<span className="sr-only"> {asset.name}</span>
          </a>
          {!asset.isActive && (
            <Button variant="outline" size="sm" loading={isRestoring} onClick={() => void restore()}>
              <RotateCcw aria-hidden className="size-4" />
              Restore<span className="sr-only"> {asset.name}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
