'use client';

import { Check, Copy, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { PreviewLink } from '@/domain/pages/editor/page-api';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { writeClipboard } from '@/ui/copy-text';
import { Dialog } from '@/ui/Dialog';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { LocalDate } from '@/ui/LocalDate';
import { toast } from '@/ui/toast';
import { requestCms } from '@/areas/cms/http/server-calls';
import { useEditor } from '../store/use-editor';

type PreviewLinkDialogProps = { link: PreviewLink; copied: boolean; onClose: () => void };

export function PreviewLinkDialog({ link, copied, onClose }: PreviewLinkDialogProps) {
  const [isCopied, setCopied] = useState(copied);
  const pageId = useEditor(({ page }) => page?.id);

  async function revoke(): Promise<boolean> {
    const answer = await requestCms(`/cms/pages/${pageId}/preview-link/revoke`, 'POST', {});
    if (answer.ok) {
      toast({ title: '✅ Links Revoked', description: 'Links shared so far no longer show the draft' });
      onClose();
      return true;
    }
    toast(failed(answer.message));
    return false;
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
      <Button className="mt-5 w-full" onClick={async () => setCopied(await writeClipboard(link.url))}>
        {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
        {isCopied ? 'Link copied' : 'Copy link'}
      </Button>
      <ConfirmDialog
        trigger={
          <Button variant="outline" className="mt-3 w-full">
            <Link2Off aria-hidden className="size-4.5" />
            Revoke links
          </Button>
        }
        title="Revoke all preview links?"
        description="Every link to this page shared so far stops working, including this one. You can make a new one."
        confirmLabel="Revoke links"
        destructive
        onConfirm={revoke}
      />
    </Dialog>
  );
}
