'use client';

import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import type { UsedMedia } from '@/modules/media/delete-media';
import { UseList } from '../detail/UseList';

export function UsedDialog({ used, onClose }: { used: readonly UsedMedia[]; onClose: () => void }) {
  return (
    <Dialog
      open={used.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={used.length > 1 ? 'These pictures are in use' : 'This picture is in use'}
      description="Nothing was deleted. Remove them from these places first, or replace their files."
      footer={
        <DialogClose asChild>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <div className="space-y-5">
        {used.map(({ id, alt, uses }) => (
          <section key={id} aria-label={alt}>
            <h3 className="mb-2 truncate font-sans text-sm font-semibold normal-case">{alt}</h3>
            <UseList uses={uses} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
