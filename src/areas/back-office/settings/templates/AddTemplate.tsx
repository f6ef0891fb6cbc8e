'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import {
  KIT_COLLAR_LABELS,
  KIT_CUT_LABELS,
  KIT_GARMENT_TYPES,
  KIT_GARMENTS,
  type KitGarmentType,
} from '@/domain/kits/document/kit-garments';
import { TEMPLATE_NAME_MAX, TEMPLATE_UNITS, type TemplateUnit } from '@/domain/kits/templates/template-outlines';
import { TEMPLATE_UPLOAD, templateHref } from '@/domain/kits/templates/template-upload';
import { acceptOf, uploadFault, uploadHint } from '@/domain/text/uploads';
import { upload } from '@/lib/client/upload';
import { Button } from '@/ui/Button';
import { choicesOf } from '@/ui/choices';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Select } from '@/ui/Select';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

const UNIT_LABELS: Record<TemplateUnit, string> = {
  file: 'As the file says',
  mm: 'Millimetres',
  cm: 'Centimetres',
  in: 'Inches',
  pt: 'Points, 72 to an inch',
  px: 'Pixels, 96 to an inch',
};

const GARMENTS = KIT_GARMENT_TYPES.map((value) => ({ value, label: KIT_GARMENTS[value].label }));

export function AddTemplate() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4.5" />
        Add Template
      </Button>
      {isOpen && <UploadDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function UploadDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [garment, setGarment] = useState<KitGarmentType>('football-shirt');
  const { cuts, collars } = KIT_GARMENTS[garment];
  const sent = useSentForm({
    send: async (typed): Promise<SentFormState> => {
      const file = typed.get('file');
      if (!(file instanceof File) || file.name === '') return { fieldErrors: { source: ['Choose a file.'] } };
      const fault = uploadFault(TEMPLATE_UPLOAD, file);
      if (fault) return { fieldErrors: { source: [fault] } };
      const answer = await upload<{ id: string }>({
        path: '/admin/pattern-templates',
        form: typed,
        onProgress: () => {},
      });
      if (!answer.ok) return answer;
      router.push(templateHref(answer.value.id));
      return { ok: true };
    },
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && !sent.isSending && onClose()}
      title="Add pattern template"
      description="Next you see which outline is taken for which piece, and confirm it."
      submitLabel="Upload"
      sent={sent}
    >
      <Field label="Name" required error={sent.fieldErrors.name}>
        {(control) => <Input {...control} name="name" maxLength={TEMPLATE_NAME_MAX} autoComplete="off" />}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Garment" error={sent.fieldErrors.garment}>
          {(control) => (
            <Select
              {...control}
              name="garment"
              value={garment}
              onChange={({ target }) => {
                const chosen = KIT_GARMENT_TYPES.find((each) => each === target.value);
                if (chosen) setGarment(chosen);
              }}
            >
              <Options choices={GARMENTS} />
            </Select>
          )}
        </Field>
        <Field label="Cut" error={sent.fieldErrors.cut}>
          {(control) => (
            <Select {...control} name="cut" key={garment}>
              <Options choices={choicesOf(cuts, KIT_CUT_LABELS)} />
            </Select>
          )}
        </Field>
        {collars.length > 0 ? (
          <Field label="Collar" error={sent.fieldErrors.collar}>
            {(control) => (
              <Select {...control} name="collar" key={garment}>
                <Options choices={choicesOf(collars, KIT_COLLAR_LABELS)} />
              </Select>
            )}
          </Field>
        ) : (
          <input type="hidden" name="collar" value="" />
        )}
        <Field label="Unit" error={sent.fieldErrors.unit}>
          {(control) => (
            <Select {...control} name="unit" defaultValue="file">
              <Options choices={choicesOf(TEMPLATE_UNITS, UNIT_LABELS)} />
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="File"
        required
        error={sent.fieldErrors.source}
        hint={`${uploadHint(TEMPLATE_UPLOAD)}. Name its groups or layers by size and piece, as “M” and “Front”; those with “seam” in their name hold seam lines.`}
      >
        {(control) => (
          <Input {...control} type="file" name="file" accept={acceptOf(TEMPLATE_UPLOAD)} className="h-auto py-2.5" />
        )}
      </Field>
    </FormDialog>
  );
}
