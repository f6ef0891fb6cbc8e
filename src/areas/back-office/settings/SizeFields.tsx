'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { SIZES } from '@/domain/catalogue/sizes';
import { usualMeasure } from '@/domain/kits/production/grading';
import { measureLabels, SIZED_GARMENTS } from '@/domain/kits/production/size-table';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { FormSection } from '@/ui/FormSection';
import { Input } from '@/ui/Input';
import { Select } from '@/ui/Select';
import type { ShopSettingsValues } from './shop-settings-form';

const SIDES = ['across', 'along'] as const;

/** Empty fields are graded from our own table, shown in grey. */
export function SizeFields() {
  const { register, formState } = useFormContext<ShopSettingsValues>();
  const [chosen, setChosen] = useState(SIZED_GARMENTS[0]);
  const errors = formState.errors.sizeTable;
  const elsewhere = SIZED_GARMENTS.filter(({ name }) => errors?.[name] && name !== chosen?.name);
  if (!chosen) return null;
  const labels = measureLabels(chosen.type);
  return (
    <FormSection
      title="Size table"
      intro="Your garments’ measurements laid flat, in mm: half the girth across, and the length. Leave a field empty to use the figure in grey."
    >
      <Field label="Garment and cut" className="max-w-xs">
        {(control) => (
          <Select
            {...control}
            value={chosen.name}
            onChange={({ target }) => setChosen(SIZED_GARMENTS.find(({ name }) => name === target.value))}
          >
            {SIZED_GARMENTS.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {elsewhere.map((garment) => (
        <FieldError key={garment.name}>
          {garment.label}: some measurements need correcting.{' '}
          <Button variant="ghost" size="sm" onClick={() => setChosen(garment)}>
            Show
          </Button>
        </FieldError>
      ))}
      <table className="w-full max-w-md text-sm">
        <caption className="sr-only">{`${chosen.label}, in mm`}</caption>
        <thead>
          <tr className="text-left text-ink-muted">
            <th className="pb-1 font-medium">Size</th>
            {SIDES.map((side) => (
              <th key={side} className="pb-1 pl-3 font-medium">
                {labels[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIZES.map(({ code, label }) => {
            const usual = usualMeasure(chosen, code);
            return (
              <tr key={`${chosen.name} ${code}`} className="align-top">
                <th scope="row" className="py-1 pr-2 text-left leading-10 font-medium whitespace-nowrap">
                  {label}
                </th>
                {SIDES.map((side) => {
                  const problem = errors?.[chosen.name]?.[code]?.[side]?.message;
                  return (
                    <td key={side} className="py-1 pl-3">
                      <Input
                        {...register(`sizeTable.${chosen.name}.${code}.${side}`)}
                        aria-label={`${labels[side]} of ${label}, mm`}
                        aria-invalid={problem ? true : undefined}
                        placeholder={String(Math.round(usual[side]))}
                        inputMode="numeric"
                        autoComplete="off"
                        maxLength={4}
                        className="min-h-10"
                      />
                      {problem && <FieldError>{problem}</FieldError>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </FormSection>
  );
}
