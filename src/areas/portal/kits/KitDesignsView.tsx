'use client';

import { Shirt } from 'lucide-react';
import { useState } from 'react';
import { DESIGNER_PATH } from '@/domain/kits/designs/design-links';
import type { DesignEntry } from '@/domain/kits/designs/design-view';
import { VersionsDialog } from '@/modules/kits/components/VersionsDialog';
import { EmptyState } from '@/ui/EmptyState';
import { buttonClass } from '@/ui/button-class';
import { DesignTile, type DesignAction } from './DesignTile';
import { RenameDialog } from './RenameDialog';
import { refuseWith, useKitDesigns } from './use-kit-designs';

type Open = { action: 'rename' | 'versions'; design: DesignEntry };

/** Latest change first. */
export function KitDesignsView({ initial }: { initial: DesignEntry[] }) {
  const { designs, put, duplicate, remove, busyId } = useKitDesigns(initial);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  function act(action: DesignAction, design: DesignEntry) {
    if (action === 'duplicate') void duplicate(design);
    else if (action === 'delete') void remove(design);
    else setOpen({ action, design });
  }

  const start = (
    <a href={DESIGNER_PATH} className={buttonClass()}>
      Design a kit
    </a>
  );
  if (designs.length === 0)
    return (
      <EmptyState
        icon={<Shirt />}
        title="No kit designs yet"
        description="Designs your team saves in the kit designer appear here."
        action={start}
      />
    );
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        {start}
        <p role="status" className="text-sm text-ink-muted tabular-nums">
          {designs.length === 1 ? '1 design' : `${designs.length} designs`}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
        {designs.map((design) => (
          <DesignTile key={design.id} design={design} isBusy={busyId === design.id} onAction={act} />
        ))}
      </ul>
      {open?.action === 'rename' && <RenameDialog design={open.design} onSaved={put} onClose={close} />}
      {open?.action === 'versions' && (
        <VersionsDialog
          design={open.design}
          name={open.design.name}
          onRestored={put}
          onRefused={refuseWith}
          onClose={close}
        />
      )}
    </>
  );
}
