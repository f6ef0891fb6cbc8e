'use client';

import { Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
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
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

export type ProofUploadProps = {
  path: string;
  who: 'team' | 'customer';
  canDraw: boolean;
};

const DRAW = 'draw';

export function ProofUpload({ path, who, canDraw }: ProofUploadProps) {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const { fieldErrors, isSending, submit, show, form } = useSentForm({
    send: async (typed) => {
      const { note } = typedFields(typed, ['note']);
      const isDrawn = typed.has(DRAW);
      if (!isDrawn && !file) return { fieldErrors: { file: ['Select a file.'] } };
      const added = await (isDrawn || !file ? drawProof(path, note) : uploadProof(file, note));
      if (!added.ok) {
        toast(failed(isDrawn ? 'Failed to draw proof' : 'Failed to upload proof'));
        return { fieldErrors: { file: [added.fieldErrors?.file?.[0] ?? added.message] } };
      }
      if (!isDrawn) setFile(undefined);
      form.ref.current?.reset();
      toast({ title: '✅ Proof Added', description: `Proof ${added.value.version} is waiting for the ${who}.` });
      router.refresh();
      return {};
    },
  });
  const isUploading = progress !== undefined;
  const isDrawing = isSending && !isUploading;

  function choose(next: File | undefined) {
    const fault = next && uploadFault(PROOF_UPLOAD, next);
    setFile(fault ? undefined : next);
    show(fault ? { fieldErrors: { file: [fault] } } : {});
  }

  async function uploadProof(chosen: File, note: string) {
    setProgress(0);
    const sent = await sendProof(path, chosen, note, setProgress);
    setProgress(undefined);
    return sent;
  }

  return (
    <form {...form} className="space-y-4">
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
          disabled={isUploading}
        >
          Choose file
        </FileButton>
      </FileDrop>
      {who === 'team' && (
        <p className="text-sm text-ink-muted">
          Teams can pin notes on a picture and on designed garments, not on a PDF.
        </p>
      )}
      {fieldErrors.file && <FieldError>{fieldErrors.file[0]}</FieldError>}
      <Field label={`Note to the ${who}`} optional>
        {(control) => <Textarea {...control} name="note" rows={2} maxLength={2000} />}
      </Field>
      {isUploading && (
        <progress value={progress} max={1} aria-label="Uploading" className="h-2 w-full accent-(--brand)" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isUploading} disabled={isDrawing}>
          Add proof
        </Button>
        {canDraw && (
          <Button
            variant="outline"
            loading={isDrawing}
            disabled={isUploading}
            onClick={() => void submit({ [DRAW]: 'on' })}
          >
            Draw from the order
          </Button>
        )}
      </div>
    </form>
  );
}

const drawProof = (path: string, note: string) =>
  request<{ version: number }>(`${path}/draw`, { method: 'POST', body: { note } });

function sendProof(path: string, file: File, note: string, onProgress: (share: number) => void) {
  const form = new FormData();
  form.set('file', file);
  form.set('note', note);
  const offline = 'No connection. Nothing is lost; please try again.';
  return upload<{ version: number }>({ path, form, onProgress, offline });
}
