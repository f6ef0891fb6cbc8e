'use client';

import { useState } from 'react';
import { ChevronDown, Copy, Plus, Trash2 } from 'lucide-react';
import { rename } from '@/domain/kits/editing/design';
import { MAX_NAME_LENGTH } from '@/domain/kits/document/kit-limits';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { IconButton } from '@/ui/IconButton';
import { Input } from '@/ui/Input';
import { LocalDate } from '@/ui/LocalDate';
import { KitThumbnail } from './canvas/KitThumbnail';
import {
  deleteDesign,
  edit,
  newDesign,
  openDesign,
  settle,
  startDesign,
  storeNow,
  useDesigner,
  useKitPart,
} from './designer-store';
import { listDesigns } from '@/modules/kits/local-designs';

export function DesignsDialog() {
  const name = useKitPart((kit) => kit.name);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      title="Your designs"
      description="They are kept in this browser."
      open={isOpen}
      onOpenChange={(open) => {
        storeNow();
        setOpen(open);
      }}
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-2.5 text-left font-semibold hover:bg-ink/8"
        >
          <span className="sr-only">Your designs. Open: </span>
          <span className="line-clamp-2 leading-tight wrap-anywhere max-sm:text-sm lg:line-clamp-1">{name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
        </button>
      }
      footer={
        <Button
          onClick={() => {
            newDesign();
            setOpen(false);
          }}
        >
          <Plus aria-hidden className="size-5" />
          New design
        </Button>
      }
    >
      <Designs onOpened={() => setOpen(false)} />
    </Dialog>
  );
}

function Designs({ onOpened }: { onOpened: () => void }) {
  const openId = useDesigner(({ designId }) => designId);
  const [{ designs, damaged }] = useState(listDesigns);
  return (
    <div className="space-y-5">
      <NameField key={openId} />
      <ul aria-label="Designs" className="space-y-2">
        {designs.map((design) => {
          const { id, changedAt, document } = design;
          const [garment] = document.garments;
          return (
            <li key={id} className="flex items-center gap-1 rounded-card border border-line pr-1.5">
              <button
                type="button"
                aria-current={id === openId || undefined}
                onClick={() => {
                  openDesign(design);
                  onOpened();
                }}
                className="flex min-w-0 grow items-center gap-3 rounded-card p-2 text-left hover:bg-ink/5"
              >
                {garment && <KitThumbnail document={document} garment={garment.type} className="size-14 shrink-0" />}
                <span className="min-w-0">
                  <span className="line-clamp-2 font-medium wrap-anywhere">{document.name}</span>
                  <span className="block text-sm text-ink-muted">
                    {id === openId ? 'Open now' : <LocalDate iso={new Date(changedAt).toISOString()} withTime />}
                  </span>
                </span>
              </button>
              <IconButton
                label={`Duplicate ${document.name}`}
                onClick={() => {
                  startDesign(rename(document, `${document.name} copy`));
                  onOpened();
                }}
              >
                <Copy aria-hidden className="size-4.5" />
              </IconButton>
              <IconButton
                label={`Delete ${document.name}`}
                onClick={() => {
                  deleteDesign(design);
                  onOpened();
                }}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {damaged.length > 0 && (
        <p className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          {damaged.length === 1 ? 'One design' : `${damaged.length} designs`} in this browser cannot be read.
        </p>
      )}
    </div>
  );
}

function NameField() {
  const name = useKitPart((kit) => kit.name);
  const [typed, setTyped] = useState<string>();
  return (
    <Field label="Name of this design">
      {(control) => (
        <Input
          {...control}
          value={typed ?? name}
          maxLength={MAX_NAME_LENGTH}
          onChange={(event) => {
            setTyped(event.target.value);
            edit((document) => rename(document, event.target.value), undefined, 'name');
          }}
          onBlur={() => {
            setTyped(undefined);
            settle();
          }}
        />
      )}
    </Field>
  );
}
