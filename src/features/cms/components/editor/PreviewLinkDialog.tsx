'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { PreviewLink } from '@/domain/page-editor/page-api';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { LocalDate } from '@/ui/LocalDate';

type PreviewLinkDialogProps = { link: PreviewLink; copied: boolean; onClose: () => void };

/** A link that shows the draft to anyone who has it, until it expires. */
export function PreviewLinkDialog({ link, copied, onClose }: PreviewLinkDialogProps) {
  const [isCopied, setCopied] = useState(copied);

  async function copy() {
    await navigator.clipboard.writeText(link.url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title="Preview link"
      description="Anyone who has it sees the draft, without signing in."
    >
      <Field
        label="Link"
        hint={
          <>
            It expires on <LocalDate iso={link.expiresAt} withTime />.
          </>
        }
      >
        {(control) => <Input {...control} readOnly value={link.url} onFocus={(event) => event.target.select()} />}
      </Field>
      <Button className="mt-5 w-full" onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
        {isCopied ? 'Link copied' : 'Copy link'}
      </Button>
    </Dialog>
  );
}
