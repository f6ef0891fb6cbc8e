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
import { drawSheet, fileName, saveFile, toPng } from './download';

type Format = 'svg' | 'png' | 'pdf';

function sheetOf(isAll: boolean) {
  const { garment, view, colorway, player, outlines, pictures } = useDesigner.getState();
  return drawSheet(kitNow(), { garment, view, colorway, player, outlines, pictures }, isAll ? 'all' : 'view');
}

const FILES: Record<Format, (isAll: boolean) => Promise<Blob | undefined>> = {
  svg: async (isAll) => new Blob([sheetOf(isAll).svg], { type: 'image/svg+xml' }),
  png: (isAll) => toPng(sheetOf(isAll)),
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
