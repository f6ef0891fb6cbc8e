'use client';

import { useState } from 'react';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import {
  isSameTechniques,
  madeLabel,
  TECHNIQUE_FIELDS,
  type GarmentTechniques,
  type PackTechniques,
  type TechniqueField,
} from '@/domain/kits/production/garment-techniques';
import { OWN_PIECES } from '@/domain/kits/templates/template-upload';
import { garmentTechniques } from '@/domain/kits/production/garment-techniques-input';
import { fieldErrors } from '@/domain/text/field-errors';
import { TechniqueSelect } from '@/modules/kits/components/TechniqueSelect';
import type { PackedLine } from '@/modules/kits/production/pack-job';
import { Button } from '@/ui/Button';
import { Dialog, DialogClose } from '@/ui/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Field, FieldError } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { Spinner } from '@/ui/Spinner';
import { useAnswer } from '@/ui/use-answer';
import type { PackGarment, PackTemplates } from './make-pack';

type TechniquesDialogProps = {
  line: PackedLine;
  name: string;
  isAwaited: boolean;
  failure: string | undefined;
  onClose: () => void;
  make: (techniques: PackTechniques, templates: PackTemplates) => Promise<boolean>;
};

export function TechniquesDialog({ line, name, isAwaited, failure, onClose, make }: TechniquesDialogProps) {
  const path = `/admin/print-packs/techniques?line=${encodeURIComponent(JSON.stringify(line))}`;
  const { answer, failed, retry } = useAnswer<{ garments: PackGarment[]; isMade: boolean }>(path);
  const [chosen, setChosen] = useState<PackTechniques>({});
  const [patterns, setPatterns] = useState<PackTemplates>({});
  const [isSending, setSending] = useState(false);
  const garments = (answer?.garments ?? []).map((each) => {
    const techniques = chosen[each.garment] ?? each.techniques;
    const { error } = garmentTechniques.safeParse(techniques);
    return { ...each, techniques, errors: error ? fieldErrors(error) : {} };
  });
  const isWrong = garments.some(({ errors }) => Object.keys(errors).length > 0);

  async function send() {
    setSending(true);
    const begun = await make(
      Object.fromEntries(garments.map(({ garment, techniques }) => [garment, techniques])),
      patterns,
    );
    setSending(false);
    if (begun) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Techniques of ${name}`}
      description={
        answer?.isMade
          ? 'As this pack was last made. Packs made before stay as they are.'
          : 'For this pack only. What it is made with is kept, even if the product changes.'
      }
      footer={
        <>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button loading={isSending} disabled={!answer || isWrong || isAwaited} onClick={() => void send()}>
            Create print pack
          </Button>
        </>
      }
    >
      {failed ? (
        <ErrorState title="The techniques could not be loaded" onRetry={retry} />
      ) : answer ? (
        <div className="space-y-6">
          {garments.map((each) => (
            <GarmentFields
              key={each.garment}
              {...each}
              onChange={(techniques) => setChosen((now) => ({ ...now, [each.garment]: techniques }))}
              isMade={answer.isMade}
              pattern={patterns[each.garment]}
              onPattern={(pattern) =>
                setPatterns(({ [each.garment]: _, ...now }) =>
                  pattern === undefined ? now : { ...now, [each.garment]: pattern },
                )
              }
            />
          ))}
          {isAwaited && <p className="text-sm text-ink-muted">It can be made once its proof is approved.</p>}
          {failure && <FieldError>{failure}</FieldError>}
        </div>
      ) : (
        <p className="flex items-center gap-2 py-6 text-ink-muted">
          <Spinner /> Loading…
        </p>
      )}
    </Dialog>
  );
}

type GarmentFieldsProps = PackGarment & {
  errors: Partial<Record<string, readonly string[]>>;
  onChange: (techniques: GarmentTechniques) => void;
} & PatternProps;

function GarmentFields({ garment, usual, techniques, errors, onChange, ...pattern }: GarmentFieldsProps) {
  const change = (field: TechniqueField, value: string) => onChange({ ...techniques, [field]: value });
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{KIT_GARMENTS[garment].label}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {TECHNIQUE_FIELDS.map((field) => (
          <TechniqueSelect
            key={field}
            field={field}
            value={techniques[field]}
            error={errors[field]?.[0]}
            onChange={({ target }) => change(field, target.value)}
          />
        ))}
        {techniques.garment !== 'plain' && <PatternSelect {...pattern} />}
      </div>
      {!isSameTechniques(techniques, usual) && (
        <Button variant="ghost" size="sm" className="mt-3 -ml-3" onClick={() => onChange(usual)}>
          {`As ordered: ${usualText(usual)}`}
        </Button>
      )}
    </fieldset>
  );
}

type PatternProps = Pick<PackGarment, 'template' | 'templates'> & {
  isMade: boolean;
  pattern: string | undefined;
  onPattern: (pattern: string | undefined) => void;
};

const OWN = 'our own pieces';

function PatternSelect({ template, templates, isMade, pattern, onPattern }: PatternProps) {
  if (template === null && templates.length === 0) return null;
  const planned = `${isMade ? 'As last made' : 'As usual'}: ${template ?? OWN}`;
  return (
    <Field label="Pattern">
      {(control) => (
        <Select {...control} value={pattern ?? ''} onChange={({ target }) => onPattern(target.value || undefined)}>
          <option value="">{planned}</option>
          <option value={OWN_PIECES}>Our own pieces</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const usualText = ({ names, numbers, logos }: GarmentTechniques): string =>
  [...new Set([names, numbers, logos])].map((each) => madeLabel(each).toLowerCase()).join(', ');
