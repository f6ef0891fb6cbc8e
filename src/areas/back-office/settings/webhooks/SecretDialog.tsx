import { Copy } from 'lucide-react';
import { Button } from '@/ui/Button';
import { copyText } from '@/ui/copy-text';
import { Dialog, DialogClose } from '@/ui/Dialog';

export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  return (
    <Dialog
      title="Signing secret"
      description="Copy it now: it is not shown again. The other program checks signatures with it."
      open={secret !== undefined}
      onOpenChange={onClose}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Done</Button>
          </DialogClose>
          <Button onClick={() => void copyText(secret ?? '', 'Secret copied')}>
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
        </>
      }
    >
      <p className="rounded-control bg-surface-sunken px-4 py-3 font-mono text-sm wrap-anywhere">{secret}</p>
    </Dialog>
  );
}
