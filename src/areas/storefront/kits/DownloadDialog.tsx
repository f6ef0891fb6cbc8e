'use client';

import { useState } from 'react';
import { Download } from 'lucide-react';
import { KIT_VIEWS } from '@/domain/kits/document/kit-garments';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { Segments } from '@/ui/Segments';
import { toast } from '@/ui/toast';
import { kitNow, useDesigner } from './designer-store';
import { loadDrapes } from '@/domain/kits/drape/load-drapes';
import { drawKitView, type KitViewOptions } from '@/domain/kits/views/draw-kit-view';
import { kitViewBox } from '@/domain/kits/views/view-geometry';
import type { KitDocument } from '@/domain/kits/document/kit-document';

type Format = 'svg' | 'png' | 'pdf';

async function sheetOf(isAll: boolean): Promise<Sheet> {
  const { garment, view, colorway, player, outlines, pictures } = useDesigner.getState();
  const drapes = await loadDrapes([garment]);
  return drawSheet(kitNow(), { garment, view, colorway, player, outlines, pictures, drapes }, isAll ? 'all' : 'view');
}

const FILES: Record<Format, (isAll: boolean) => Promise<Blob | undefined>> = {
  svg: async (isAll) => new Blob([(await sheetOf(isAll)).svg], { type: 'image/svg+xml' }),
  png: async (isAll) => toPng(await sheetOf(isAll)),
  async pdf(isAll) {
    const { garment, view, colorway, player, outlines, pictures } = useDesigner.getState();
    const kit = kitNow();
    const { drawKitPdf } = await import('./kit-pdf');
    return drawKitPdf(kit, garment, isAll ? KIT_VIEWS : [view], { colorway, player, outlines, pictures });
  },
};

const NO_PICTURE = { title: 'Picture not created', description: 'Your browser could not draw it. Please try SVG.' };
const NOT_MADE: Record<Format, { title: string; description: string }> = {
  svg: NO_PICTURE,
  png: NO_PICTURE,
  pdf: { title: 'PDF not created', description: 'Please check your connection and try again.' },
};

export function DownloadDialog() {
  const [isOpen, setOpen] = useState(false);
  const [scope, setScope] = useState('view');
  const [busy, setBusy] = useState<Format>();

  async function download(format: Format) {
    const { garment, view } = useDesigner.getState();
    const name = kitNow().name;
    setBusy(format);
    const made = await FILES[format](scope === 'all').catch(() => undefined);
    setBusy(undefined);
    if (!made) {
      toast({ ...NOT_MADE[format], variant: 'destructive' });
      return;
    }
    saveFile(made, `${fileName(name)}-${scope === 'all' ? garment : `${garment}-${view}`}.${format}`);
    setOpen(false);
  }

  return (
    <Dialog
      title="Download a picture"
      description="To show, print or send. Your kit itself is made from the design."
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton label="Download">
          <Download aria-hidden className="size-5" />
        </IconButton>
      }
      footer={
        <>
          {(['pdf', 'svg', 'png'] as const).map((format) => (
            <Button
              key={format}
              variant={format === 'png' ? 'primary' : 'outline'}
              loading={format === busy}
              disabled={busy !== undefined}
              onClick={() => void download(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </>
      }
    >
      <Segments
        legend="Views"
        options={[
          { value: 'view', label: 'This view' },
          { value: 'all', label: 'All four' },
        ]}
        value={scope}
        onValueChange={setScope}
      />
      <p className="mt-4 text-sm text-ink-muted">
        PNG and SVG show the cloth in its light. The PDF is true to size, in outlines and the names of your colours.
      </p>
    </Dialog>
  );
}

interface Sheet {
  svg: string;
  width: number;
  height: number;
}

type Drawing = Omit<KitViewOptions, 'background' | 'detail'>;

function drawSheet(document: KitDocument, drawing: Drawing, scope: 'view' | 'all'): Sheet {
  const views = scope === 'all' ? KIT_VIEWS : [drawing.view];
  const { width, height } = kitViewBox;
  const pictures = views.map((view) =>
    drawKitView(document, { ...drawing, view, background: 'studio', detail: 'full' }),
  );
  const [only = ''] = pictures;
  if (pictures.length === 1) return { svg: only, width, height };
  const placed = pictures.map((svg, i) => svg.replace('<svg ', `<svg x="${i * width}" `)).join('');
  const all = width * pictures.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${height}" width="${all}" height="${height}">${placed}</svg>`;
  return { svg, width: all, height };
}

async function toPng({ svg, width, height }: Sheet): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has started with the click.
  URL.revokeObjectURL(link.href);
}

const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'kit';
