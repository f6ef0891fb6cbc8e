'use client';

import { useEffect } from 'react';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { ASSET_TYPE_LABELS } from '@/domain/teams/design-assets';
import { PREVIEW_UNAVAILABLE } from '@/domain/teams/design-assets-messages';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import type { AssetView } from '@/modules/team/data/asset-view';
import { AssetPicture } from './AssetPicture';

type PreviewDialogProps = {
  assets: readonly AssetView[];
  id: string | undefined;
  onShow: (id: string | undefined) => void;
};

export function PreviewDialog({ assets, id, onShow }: PreviewDialogProps) {
  const at = assets.findIndex((asset) => asset.id === id);
  const asset = assets[at];
  const isUnavailable = asset !== undefined && asset.previewUrl === null;

  useEffect(() => {
    if (isUnavailable) toast(PREVIEW_UNAVAILABLE);
  }, [isUnavailable, id]);

  useEffect(() => {
    if (at === -1) return;
    const move = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const target = by && assets[at + by];
      if (target) onShow(target.id);
    };
    window.addEventListener('keydown', move);
    return () => window.removeEventListener('keydown', move);
  }, [assets, at, onShow]);

  if (!asset) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onShow(undefined)}
      size="lg"
      title={<span className="wrap-anywhere">{asset.name}</span>}
      description={`${ASSET_TYPE_LABELS[asset.type]} · ${asset.fileFormat} · ${asset.fileSize}`}
      footer={
        <>
          <div className="mr-auto flex gap-2">
            <Step label="Previous" target={assets[at - 1]} onShow={onShow} />
            <Step label="Next" target={assets[at + 1]} onShow={onShow} />
          </div>
          <Button asChild variant="secondary">
            <a href={asset.fileUrl} download>
              <Download aria-hidden className="size-4.5" />
              Download
            </a>
          </Button>
        </>
      }
    >
      <AssetPicture key={asset.id} asset={asset} alt={asset.name} isLarge />
      {isUnavailable && (
        <p className="mt-4 text-center">
          <strong className="block">{PREVIEW_UNAVAILABLE.title}</strong>
          <span className="text-ink-muted">{PREVIEW_UNAVAILABLE.description}</span>
        </p>
      )}
      {asset.description && <p className="mt-4 wrap-anywhere whitespace-pre-line">{asset.description}</p>}
    </Dialog>
  );
}

type StepProps = { label: 'Previous' | 'Next'; target: AssetView | undefined; onShow: (id: string) => void };

const Step = ({ label, target, onShow }: StepProps) => (
  <Button variant="outline" aria-disabled={!target} onClick={() => target && onShow(target.id)}>
    {label === 'Previous' && <ChevronLeft aria-hidden className="size-4.5" />}
    {label}
    {label === 'Next' && <ChevronRight aria-hidden className="size-4.5" />}
  </Button>
);
