'use client';

import { Check } from 'lucide-react';
import { QUICK_PALETTE } from '@/domain/catalogue/quick-palette';
import { addColor, hexOf, type ColorChange } from '@/domain/teams/team-colors';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

type AddColorProps = { colors: readonly string[]; onChange: (change: ColorChange) => void };

export function AddColor({ colors, onChange }: AddColorProps) {
  const { fieldErrors, form } = useSentForm<SentFormState>({
    send: async (typed) => {
      const hex = hexOf(typedFields(typed, ['code']).code);
      if (!hex) return { fieldErrors: { code: ['Enter a colour as #rrggbb.'] } };
      const change = addColor(colors, hex);
      onChange(change);
      if (!change.refusal) form.ref.current?.reset();
      return {};
    },
  });

  return (
    <div className="space-y-6">
      <div role="group" aria-label="Quick palette">
        <p className="mb-3 text-sm font-semibold">Quick palette</p>
        <div className="grid grid-cols-6 gap-2.5 sm:grid-cols-12 lg:grid-cols-6">
          {QUICK_PALETTE.map(({ name, hex }) => {
            const isChosen = colors.includes(hex);
            return (
              <button
                key={hex}
                type="button"
                title={name}
                aria-label={isChosen ? `${name}, chosen` : `Add ${name}`}
                aria-pressed={isChosen}
                onClick={() => onChange(addColor(colors, hex))}
                className="grid aspect-square w-full max-w-14 place-items-center rounded-full border border-line shadow-sm transition-transform hover:scale-105"
                style={{ background: hex }}
              >
                {isChosen && (
                  <span className="grid size-5 place-items-center rounded-full bg-surface text-ink">
                    <Check aria-hidden className="size-3.5" />
                  </span>
                )}
              </button>
            );
          })}
        </div>
      </div>
      <form {...form}>
        <Field label="Any other colour" error={fieldErrors.code} hint="Its code, such as #1e1b4b">
          {(control) => (
            <span className="flex gap-2.5">
              <Input
                {...control}
                name="code"
                placeholder="#rrggbb"
                autoComplete="off"
                spellCheck={false}
                maxLength={8}
                className="max-w-44 font-mono"
              />
              <Button type="submit" variant="outline">
                Add colour
              </Button>
            </span>
          )}
        </Field>
      </form>
    </div>
  );
}
