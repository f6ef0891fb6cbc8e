'use client';

import { useId, type ReactNode } from 'react';
import { backNameOf, cutNameText, printedNameProblem } from '@/domain/teams/back-name';
import type { PlayerField } from '@/domain/teams/roster';
import type { ShirtRules } from '@/domain/teams/shirt-rules';
import { SIZE_CODES } from '@/domain/catalogue/sizes';
import { SizeSelect } from '@/modules/team/components/SizeSelect';
import { SizeGuideLink } from '@/modules/catalogue/components/SizeGuideLink';
import type { FieldErrors } from '@/lib/result';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import type { PlayerForm } from './player-form';
import { Warning } from './Warning';

type PlayerFieldsetProps = {
  form: PlayerForm;
  errors: FieldErrors;
  onChange: (field: PlayerField, value: string) => void;
  /** Other wearers of the number; a warning only. */
  clash?: ReactNode;
  /** Existing squads to choose from. */
  squads: readonly string[];
  rules: ShirtRules;
};

export function PlayerFieldset({ form, errors, onChange, clash, squads, rules }: PlayerFieldsetProps) {
  const squadsId = useId();
  const of = (field: PlayerField) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Field label="Name" required error={errors.name} className="col-span-2">
        {(control) => <Input {...control} {...of('name')} maxLength={120} autoComplete="off" />}
      </Field>
      <Field label="Position" error={errors.position}>
        {(control) => <Input {...control} {...of('position')} maxLength={60} autoComplete="off" />}
      </Field>
      <Field label="Number" error={errors.jerseyNumber}>
        {(control) => (
          <Input
            {...control}
            {...of('jerseyNumber')}
            inputMode="numeric"
            maxLength={3}
            placeholder="0–999"
            autoComplete="off"
          />
        )}
      </Field>
      {clash && <Warning className="col-span-2">{clash}</Warning>}
      <div className="space-y-1.5">
        <SizeSelect label="Size" none="Not known" error={errors.sizePreference} {...of('sizePreference')} />
        <SizeGuideLink sizes={SIZE_CODES} chart="clothing" />
      </div>
      <Field
        label="Name on back"
        error={errors.nameOnBack ?? printedNameProblem(form, rules)}
        hint={cutNameText(form, rules)}
      >
        {(control) => (
          <Input
            {...control}
            {...of('nameOnBack')}
            maxLength={20}
            placeholder={backNameOf({ name: form.name, nameOnBack: null }, rules).text}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Squad" error={errors.squad} hint="Separate several with commas: U12, U14." className="col-span-2">
        {(control) => (
          <>
            <Input {...control} {...of('squad')} list={squadsId} autoComplete="off" />
            <datalist id={squadsId}>
              {squads.map((squad) => (
                <option key={squad} value={squad} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <SizeSelect label="Shorts size" error={errors.shortsSize} {...of('shortsSize')} />
      <SizeSelect label="Socks size" error={errors.socksSize} {...of('socksSize')} />
      <Field label="Email" error={errors.email} hint="Only used for size links and reminders." className="col-span-2">
        {(control) => <Input {...control} {...of('email')} type="email" maxLength={254} autoComplete="off" />}
      </Field>
    </div>
  );
}
