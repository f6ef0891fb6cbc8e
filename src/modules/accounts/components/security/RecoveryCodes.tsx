'use client';

import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { failed } from '@/ui/failed';
import { Button } from '@/ui/Button';
import { writeClipboard } from '@/ui/copy-text';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { toast } from '@/ui/toast';

type RecoveryCodesProps = {
  codes: readonly string[];
  onDone: () => void;
};

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [leaving, setLeaving] = useState(false);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    if (await writeClipboard(text))
      toast({ title: 'Copied', description: 'The recovery codes are on your clipboard.' });
    else toast(failed('Your browser does not allow copying here. Download them instead.'));
  }

  return (
    <Dialog
      title={leaving ? 'Have you saved them?' : 'Your recovery codes'}
      description={
        leaving
          ? 'They will not be shown again.'
          : 'Each one signs you in once if you lose your phone. They are shown only now: keep them in a safe place.'
      }
      size="sm"
      open={codes.length > 0}
      // Escape and a click outside ask first, as the codes are gone afterwards.
      onOpenChange={() => setLeaving(true)}
      footer={
        leaving ? (
          <>
            <Button variant="outline" onClick={() => setLeaving(false)}>
              Show them again
            </Button>
            <Button
              onClick={() => {
                setLeaving(false);
                onDone();
              }}
            >
              I have saved them
            </Button>
          </>
        ) : (
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        )
      }
    >
      {!leaving && (
        <>
          <ol className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-surface-sunken p-4 font-mono text-[0.9375rem]">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={copy}>
              <Copy aria-hidden className="size-4" />
              Copy
            </Button>
            <Button asChild variant="outline" size="sm">
              <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
                <Download aria-hidden className="size-4" />
                Download
              </a>
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
