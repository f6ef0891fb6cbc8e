'use client';

import { Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { requestCms } from '@/areas/cms/http/server-calls';
import { REDIRECTS_UPLOAD, tableFault } from '@/domain/text/table/file';
import { readTableText } from '@/domain/text/table/text';
import type { ImportOutcome } from '@/modules/pages/redirects/redirects-csv';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { CONNECTION_FAILED, failed } from '@/ui/failed';
import { FileButton } from '@/ui/FileButton';
import { toast } from '@/ui/toast';

/** Imports redirects from a CSV file, and reports the rows left out. */
export function ImportRedirects() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();

  async function send(file: File) {
    const fault = await tableFault(REDIRECTS_UPLOAD, file);
    const read = fault ? undefined : readTableText(new Uint8Array(await file.arrayBuffer()));
    if (!read?.ok) return void toast(failed(fault ?? read?.message ?? ''));
    setBusy(true);
    const answer = await requestCms<ImportOutcome>('/cms/settings/redirects/import', 'POST', { text: read.text });
    setBusy(false);
    if (answer.kind !== 'ok') return void toast(answer.kind === 'refused' ? failed(answer.message) : CONNECTION_FAILED);
    router.refresh();
    const { refused } = answer.value;
    if (refused.length > 0) setOutcome(answer.value);
    else toast({ title: '✅ Redirects Imported', description: summaryOf(answer.value) });
  }

  return (
    <>
      <FileButton
        label="CSV file of redirects"
        accept={REDIRECTS_UPLOAD.accept.join()}
        variant="outline"
        loading={busy}
        onFiles={([file]) => file && void send(file)}
      >
        <Upload aria-hidden className="size-4.5" />
        Import CSV
      </FileButton>
      {outcome && (
        <Dialog
          open
          onOpenChange={(open) => open || setOutcome(undefined)}
          title="Some rows were left out"
          description={summaryOf(outcome)}
          footer={
            <DialogClose asChild>
              <Button>Close</Button>
            </DialogClose>
          }
        >
          <ul>
            {outcome.refused.map(({ row, message }) => (
              <li key={row} className="border-t border-line py-2 first:border-t-0">
                <span className="font-medium">Row {row}</span>: {message}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

const summaryOf = ({ added, changed, unchanged }: ImportOutcome): string =>
  `${added} added, ${changed} changed, ${unchanged} unchanged.`;
