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
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

type ChangeDesignDialogProps = {
  garment: KitGarmentType;
  onChoose: (kit: { hash: string; name: string }) => void;
  onClose: () => void;
};

const NO_LINK = 'Please paste the share link of a design.';

export function ChangeDesignDialog({ garment, onChoose, onClose }: ChangeDesignDialogProps) {
  const [found, setFound] = useState<SharedDesignView>();
  const [place, setPlace] = useState(0);
  const sent = useSentForm({
    send: async (typed) => {
      const problem = await (found ? choose(found) : find(typedFields(typed, ['link']).link));
      return problem === undefined ? {} : { fieldErrors: { link: [problem] } };
    },
  });

  /** @returns a problem of the link, if there is one. */
  async function find(link: string): Promise<string | undefined> {
    const token = shareTokenIn(link);
    if (!token) return NO_LINK;
    const answer = await request<SharedDesignView>(`/api/kits/shared/${token}`);
    if (!answer.ok) return answer.message;
    setFound(answer.value);
    return undefined;
  }

  async function choose(design: SharedDesignView): Promise<string | undefined> {
    const document = kitInColors(design.document, place);
    const stored = await storeKit(document);
    if (!stored.ok) return stored.message;
    onChoose({ hash: stored.value.hash, name: document.name });
    return undefined;
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Change the design"
      description="All sizes of this product that are made to the same design change together. Their price stays, and a proof of the earlier design is void."
      submitLabel={found ? 'Use this design' : 'Find design'}
      sent={sent}
    >
      <Field
        label="Share link"
        hint="In the designer: Save and share, then Copy share link."
        error={sent.fieldErrors.link}
      >
        {(control) => (
          <Input
            {...control}
            name="link"
            type="url"
            autoComplete="off"
            onChange={() => {
              setFound(undefined);
              setPlace(0);
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
