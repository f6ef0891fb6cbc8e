'use client';

import { Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useState } from 'react';
import { PROOF_UPLOAD } from '@/domain/orders/proof';
import { acceptOf, uploadFault, uploadHint } from '@/domain/text/uploads';
import { failed } from '@/ui/failed';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { FileButton } from '@/ui/FileButton';
import { FileDrop } from '@/ui/FileDrop';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { request } from '@/lib/client/request';
import { upload } from '@/lib/client/upload';

export type ProofUploadProps = {
  path: string;
  who: 'team' | 'customer';
  canDraw: boolean;
};

export function ProofUpload({ path, who, canDraw }: ProofUploadProps) {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [note, setNote] = useState('');
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const [isDrawing, setDrawing] = useState(false);

  function choose(next: File | undefined) {
    const fault = next && uploadFault(PROOF_UPLOAD, next);
    setFile(fault ? undefined : next);
    setError(fault);
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!file) return setError('Select a file.');
    setProgress(0);
    const sent = await sendProof(path, file, note, setProgress);
    setProgress(undefined);
    if (!sent.ok) {
      setError(sent.fieldErrors?.file?.[0] ?? sent.message);
      toast(failed('Failed to upload proof'));
      return;
    }
    choose(undefined);
    added(sent.value.version);
  }

  function added(version: number) {
    setNote('');
    toast({ title: '✅ Proof Added', description: `Proof ${version} is waiting for the ${who}.` });
    router.refresh();
  }

  async function draw() {
    setError(undefined);
    setDrawing(true);
    const drawn = await request<{ version: number }>(`${path}/draw`, { method: 'POST', body: { note } });
    setDrawing(false);
    if (drawn.ok) return added(drawn.value.version);
    setError(drawn.message);
    toast(failed('Failed to draw proof'));
  }

  const isSending = progress !== undefined;
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="space-y-4">
      <FileDrop onFiles={([dropped]) => choose(dropped)}>
        <Upload aria-hidden className="size-5 text-ink-muted" />
        <p className="min-w-0 grow text-sm wrap-anywhere">
          {file ? file.name : `Drop a proof here: ${uploadHint(PROOF_UPLOAD)}`}
        </p>
        <FileButton
          label="Proof"
          accept={acceptOf(PROOF_UPLOAD)}
          onFiles={([chosen]) => choose(chosen)}
          variant="outline"
          size="sm"
          disabled={isSending}
        >
          Choose file
        </FileButton>
      </FileDrop>
      {error && <FieldError>{error}</FieldError>}
      <Field label={`Note to the ${who}`} optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {isSending && (
        <progress value={progress} max={1} aria-label="Uploading" className="h-2 w-full accent-(--brand)" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSending} disabled={isDrawing}>
          Add proof
        </Button>
        {canDraw && (
          <Button variant="outline" loading={isDrawing} disabled={isSending} onClick={() => void draw()}>
            Draw from the order
          </Button>
        )}
      </div>
    </form>
  );
}

/** Progress from 0 to 1. */
function sendProof(path: string, file: File, note: string, onProgress: (share: number) => void) {
  const form = new FormData();
  form.set('file', file);
  form.set('note', note);
  const offline = 'No connection. Nothing is lost; please try again.';
  return upload<{ version: number }>({ path, form, onProgress, offline });
}
