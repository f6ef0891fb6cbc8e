'use client';

import { Shirt, Copy, History, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState, memo } from 'react';
import { DESIGNER_PATH, designerPath, teamOrderPath } from '@/domain/kits/designs/design-links';
import type { DesignEntry } from '@/domain/kits/designs/design-view';
import { VersionsDialog } from '@/modules/kits/components/VersionsDialog';
import { EmptyState } from '@/ui/EmptyState';
import { buttonClass } from '@/ui/button-class';
import { refuseWith, useKitDesigns } from './use-kit-designs';
import { MAX_DESIGN_NAME } from '@/domain/kits/designs/design-input';
import { reloadIfSignedOut } from '@/lib/client/request';
import { renameDesign } from '@/modules/kits/request-designs';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { KitThumbnail } from '@/modules/kits/components/KitThumbnail';
import { copyText } from '@/ui/copy-text';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { IconButton } from '@/ui/IconButton';
import { LocalDate } from '@/ui/LocalDate';

type Open = { action: 'rename' | 'versions'; design: DesignEntry };

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

type RenameDialogProps = { design: DesignEntry; onSaved: (design: DesignEntry) => void; onClose: () => void };

function RenameDialog({ design, onSaved, onClose }: RenameDialogProps) {
  const sent = useSentForm({
    send: async (typed) => {
      const result = await renameDesign(design, typedFields(typed, ['name']).name);
      if (!result.ok) {
        reloadIfSignedOut(result);
        return { fieldErrors: { name: result.fieldErrors?.name ?? [result.message] } };
      }
      onSaved(result.value);
      onClose();
      return {};
    },
  });

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Rename design"
      size="sm"
      submitLabel="Rename"
      sent={sent}
    >
      <Field label="Name" required error={sent.fieldErrors.name}>
        {(control) => <Input {...control} name="name" defaultValue={design.name} maxLength={MAX_DESIGN_NAME} />}
      </Field>
    </FormDialog>
  );
}

type DesignAction = 'rename' | 'duplicate' | 'versions' | 'delete';

type DesignTileProps = {
  design: DesignEntry;
  isBusy: boolean;
  onAction: (action: DesignAction, design: DesignEntry) => void;
};

const ACTIONS = [
  { action: 'rename', label: 'Rename', Icon: Pencil },
  { action: 'duplicate', label: 'Duplicate', Icon: Copy },
  { action: 'versions', label: 'Versions of', Icon: History },
  { action: 'delete', label: 'Delete', Icon: Trash2 },
] as const;

const share = ({ name, sharePath }: DesignEntry) =>
  copyText(new URL(sharePath, window.location.origin).href, `Link of ${name} copied`);

const DesignTile = memo(function DesignTile({ design, isBusy, onAction }: DesignTileProps) {
  const { id, name, revision, comments, sharePath, updatedAt } = design;
  return (
    <li className="card flex flex-col [contain-intrinsic-size:auto_26rem] [content-visibility:auto]" aria-busy={isBusy}>
      <a href={designerPath({ id })} aria-label={`Open ${name} in the designer`} className="block kit-stage">
        <KitThumbnail revision={revision} className="w-full p-3" />
      </a>
      <div className="flex grow flex-col gap-2 p-4">
        <h2 className="line-clamp-2 font-sans font-semibold tracking-normal wrap-anywhere normal-case" title={name}>
          {name}
        </h2>
        <p className="text-sm text-ink-muted">
          Saved <LocalDate iso={updatedAt} withTime />
          {comments > 0 && (
            <>
              {' · '}
              <a href={sharePath} className="underline underline-offset-4 hover:text-ink">
                {comments === 1 ? '1 comment' : `${comments} comments`}
              </a>
            </>
          )}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-1">
          <div className="flex gap-2">
            <a href={teamOrderPath(revision)} aria-label={`Order ${name}`} className={buttonClass('primary', 'sm')}>
              Order
            </a>
            <button type="button" onClick={() => void share(design)} className={buttonClass('outline', 'sm')}>
              <Link2 aria-hidden className="size-4.5" /> Share
            </button>
          </div>
          <div className="-mx-2 flex">
            {ACTIONS.map(({ action, label, Icon }) => (
              <IconButton
                key={action}
                label={`${label} ${name}`}
                size="sm"
                disabled={isBusy}
                onClick={() => onAction(action, design)}
              >
                <Icon aria-hidden className="size-4.5" />
              </IconButton>
            ))}
          </div>
        </div>
      </div>
    </li>
  );
});
