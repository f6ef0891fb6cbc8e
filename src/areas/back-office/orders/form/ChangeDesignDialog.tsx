'use client';

import { useState } from 'react';
import { picturePath, shareTokenIn } from '@/domain/kits/designs/design-links';
import type { SharedDesignView } from '@/domain/kits/designs/design-view';
import { kitInColors } from '@/domain/kits/document/garment-of-kit';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import { request } from '@/lib/client/request';
import { storeKit } from '@/modules/kits/request-designs';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';

type ChangeDesignDialogProps = {
  garment: KitGarmentType;
  onChoose: (kit: { hash: string; name: string }) => void;
  onClose: () => void;
};

const NO_LINK = 'Please paste the share link of a design.';

export function ChangeDesignDialog({ garment, onChoose, onClose }: ChangeDesignDialogProps) {
  const [link, setLink] = useState('');
  const [found, setFound] = useState<SharedDesignView>();
  const [place, setPlace] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function find() {
    const token = shareTokenIn(link);
    if (!token) return setProblem(NO_LINK);
    const answer = await request<SharedDesignView>(`/api/kits/shared/${token}`);
    if (answer.ok) setFound(answer.value);
    else setProblem(answer.message);
  }

  async function choose(design: SharedDesignView) {
    const document = kitInColors(design.document, place);
    const stored = await storeKit(document);
    if (stored.ok) onChoose({ hash: stored.value.hash, name: document.name });
    else setProblem(stored.message);
  }

  async function submit() {
    setProblem(undefined);
    setBusy(true);
    await (found ? choose(found) : find());
    setBusy(false);
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Change the design"
      description="All sizes of this product that are made to the same design change together. Their price stays, and a proof of the earlier design is void."
      submitLabel={found ? 'Use this design' : 'Find it'}
      pending={isBusy}
      onSubmit={() => void submit()}
    >
      <Field label="Share link" hint="In the designer: Save and share, then Copy share link." error={problem}>
        {(control) => (
          <Input
            {...control}
            type="url"
            autoComplete="off"
            value={link}
            onChange={({ target }) => {
              setLink(target.value);
              setFound(undefined);
              setPlace(0);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      {found && (
        <div className="flex flex-wrap items-start gap-4">
          <img
            src={picturePath(found.revision, { garment, colorway: place })}
            alt={`${found.name}, front`}
            width={1200}
            height={1500}
            className="aspect-[4/5] w-32 rounded-control kit-stage object-contain"
          />
          <div className="min-w-0 grow space-y-3">
            <p className="font-medium wrap-anywhere">{found.name}</p>
            {found.document.colorways.length > 1 && (
              <Field label="Colours">
                {(control) => (
                  <Select {...control} value={place} onChange={({ target }) => setPlace(Number(target.value))}>
                    <Options
                      choices={found.document.colorways.map(({ name }, index) => ({
                        value: String(index),
                        label: name,
                      }))}
                    />
                  </Select>
                )}
              </Field>
            )}
          </div>
        </div>
      )}
    </FormDialog>
  );
}
