'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PROFILE_UPLOAD } from '@/domain/kits/production/icc-profile';
import { acceptOf, uploadFault, uploadHint } from '@/domain/text/uploads';
import { request } from '@/lib/client/request';
import { upload } from '@/lib/client/upload';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { FileButton } from '@/ui/FileButton';
import { toast } from '@/ui/toast';

const PATH = '/admin/output-profile';

export function OutputProfile({ name }: { name: string | undefined }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change(title: string, send: () => ReturnType<typeof request>) {
    setIsBusy(true);
    setFailure(undefined);
    const changed = await send();
    setIsBusy(false);
    if (!changed.ok) return setFailure(changed.message);
    toast({ title });
    router.refresh();
  }

  function choose(file: File) {
    const fault = uploadFault(PROFILE_UPLOAD, file);
    if (fault) return setFailure(fault);
    const form = new FormData();
    form.set('file', file);
    void change('Output profile saved', () => upload({ path: PATH, form, onProgress: () => {} }));
  }

  return (
    <div role="group" aria-labelledby="output-profile">
      <p id="output-profile" className="text-sm font-semibold">
        Output profile
      </p>
      <p className="mt-1 text-sm text-ink-muted">
        With the ICC profile of your printer, rolls and printed transfers are made as PDF/X-4, with the profile inside.
      </p>
      <p className="mt-2 text-sm wrap-anywhere">{name ?? `None. Use ${uploadHint(PROFILE_UPLOAD)}, for CMYK.`}</p>
      {failure && <FieldError>{failure}</FieldError>}
      <div className="mt-3 flex flex-wrap gap-3">
        <FileButton
          label="ICC profile"
          accept={acceptOf(PROFILE_UPLOAD)}
          onFiles={([file]) => file && choose(file)}
          variant="outline"
          size="sm"
          loading={isBusy}
        >
          {name ? 'Replace profile' : 'Upload profile'}
        </FileButton>
        {name && (
          <Button
            variant="ghost"
            size="sm"
            disabled={isBusy}
            onClick={() => void change('Output profile removed', () => request(PATH, { method: 'DELETE' }))}
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
