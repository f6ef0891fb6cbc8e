import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';

type PanelDialogProps = {
  title: string;
  description: string;
  label: string;
  icon: LucideIcon;
  /** Mounted, and so loaded, only while it is open. */
  children: ReactNode;
};

export function PanelDialog({ title, description, label, icon: Icon, children }: PanelDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={title}
      description={description}
      placement="right"
      size="lg"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline">
          <Icon aria-hidden className="size-4.5" />
          {label}
        </Button>
      }
    >
      {open && children}
    </Dialog>
  );
}
