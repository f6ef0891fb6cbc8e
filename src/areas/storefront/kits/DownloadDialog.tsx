'use client';

import { useState } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { Segments } from '@/ui/Segments';
import { toast } from '@/ui/toast';
import { kitNow, useDesigner } from './designer-store';
import { drawSheet, fileName, saveFile, toPng } from './download';

/** Pictures of the kit to keep. */
export function DownloadDialog() {
  const [isOpen, setOpen] = useState(false);
  const [scope, setScope] = useState('view');
  const [isBusy, setBusy] = useState(false);

  async function download(format: 'svg' | 'png') {
    const { garment, view, colorway, player, outlines } = useDesigner.getState();
    const kit = kitNow();
    setBusy(true);
    const sheet = drawSheet(kit, { garment, view, colorway, player, outlines }, scope === 'all' ? 'all' : 'view');
    const blob = format === 'svg' ? new Blob([sheet.svg], { type: 'image/svg+xml' }) : await toPng(sheet);
    setBusy(false);
    if (!blob) {
      toast({
        title: 'Picture not made',
        description: 'Your browser could not draw it. Please try SVG.',
        variant: 'destructive',
      });
      return;
    }
    saveFile(blob, `${fileName(kit.name)}-${scope === 'all' ? garment : `${garment}-${view}`}.${format}`);
    setOpen(false);
  }

  return (
    <Dialog
      title="Download a picture"
      description="To show around, print out or send. What we make is printed from the design itself."
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
          <Button variant="outline" disabled={isBusy} onClick={() => void download('svg')}>
            SVG
          </Button>
          <Button loading={isBusy} onClick={() => void download('png')}>
            PNG
          </Button>
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
    </Dialog>
  );
}
