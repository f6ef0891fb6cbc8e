'use client';

import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { backNameOf, MAX_NAME_ON_BACK } from '@/domain/teams/back-name';
import { markedName } from '@/domain/teams/namesakes';
import { parseShirtNumber } from '@/domain/teams/shirt-number';
import { SizeSelect } from '@/modules/team/components/SizeSelect';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Notice } from '@/ui/Notice';
import { useSizeForm } from './use-size-form';
import type { SizeLink } from './data';
import { SIZE_CODES, SIZES } from '@/domain/catalogue/sizes';
import { SizeGuideLink } from '@/modules/catalogue/components/SizeGuideLink';
import { cn } from '@/ui/cn';

type SizeFormProps = { token: string; link: SizeLink };

export function SizeForm({ token, link: { player, isWaiting, rules, taken, teamName, squad } }: SizeFormProps) {
  const firstNumber = String(player?.jerseyNumber ?? '');
  const { form, fieldErrors, notice, isSending, isSaved, number } = useSizeForm(token, player === null, firstNumber);
  const isTaken = taken.some((each) => each === parseShirtNumber(number));
  return (
    <form {...form} method="post" className="space-y-7">
      <div>
        <h2 className="text-subheading wrap-anywhere">
          {player ? `Hello ${markedName(player.name, player.mark)}` : 'Your size'}
        </h2>
        <p className="mt-1.5 text-ink-muted">
          {`For ${[teamName, squad].filter(Boolean).join(', ')}. ${introduction(player, isWaiting)}`}
        </p>
      </div>
      {!player && (
        <Field
          label="Your name"
          required
          error={fieldErrors.name}
          hint="First and last name, as your manager knows you."
        >
          {(control) => <Input {...control} name="name" autoComplete="name" autoCapitalize="words" maxLength={120} />}
        </Field>
      )}
      <SizeChoice chosen={player?.sizePreference ?? null} error={fieldErrors.sizePreference?.[0]} />
      <div className="grid gap-6 sm:grid-cols-2">
        <SizeSelect
          label="Shorts size"
          name="shortsSize"
          defaultValue={player?.shortsSize ?? ''}
          error={fieldErrors.shortsSize}
        />
        <SizeSelect
          label="Socks size"
          name="socksSize"
          defaultValue={player?.socksSize ?? ''}
          error={fieldErrors.socksSize}
        />
        <Field
          label="Number"
          optional
          error={fieldErrors.jerseyNumber}
          hint={
            <>
              0 to 999. Leave it empty if you have none yet.
              {taken.length > 0 && <span className="block">Taken: {taken.join(', ')}.</span>}
              <span role="status" className="block font-medium text-warning">
                {isTaken && `${parseShirtNumber(number)} is taken: choose another, or agree it with your manager.`}
              </span>
            </>
          }
        >
          {(control) => (
            <Input
              {...control}
              name="jerseyNumber"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={firstNumber}
            />
          )}
        </Field>
        <Field
          label="Name on back"
          optional
          error={fieldErrors.nameOnBack}
          hint={`At most ${MAX_NAME_ON_BACK} characters${rules.capitalNames ? ', printed in capitals' : ''}.`}
        >
          {(control) => (
            <Input
              {...control}
              name="nameOnBack"
              autoComplete="off"
              maxLength={MAX_NAME_ON_BACK}
              placeholder={player ? backNameOf({ name: player.name, nameOnBack: null }, rules).text : undefined}
              defaultValue={player?.nameOnBack ?? ''}
            />
          )}
        </Field>
      </div>
      {notice && <Notice tone="danger">{notice}</Notice>}
      <div>
        <Button type="submit" size="lg" loading={isSending} className="w-full">
          {!player ? 'Send' : player.hasAnswered || isSaved ? 'Save changes' : 'Save'}
        </Button>
        <div role="status">
          {player && isSaved && (
            <p className="mt-5 flex gap-3 rounded-control bg-success-soft px-4 py-3.5 text-success">
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
              <span>
                <strong className="block font-semibold">Thank you, {player.name}!</strong>
                Your size is saved. Keep this link: with it you can change it until the deadline.
              </span>
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

function introduction(player: SizeLink['player'], isWaiting: boolean): string {
  if (!player) return 'Fill this in and send it. Your manager gets it and puts it on the roster.';
  if (isWaiting)
    return 'Your manager has your answer. Keep this page’s address: with it you can change it until the deadline.';
  if (player.hasAnswered) return 'You have answered. You can change it until the deadline.';
  return 'Fill this in and save. You can change it until the deadline.';
}

const GROUPS = [
  { title: 'Adult', sizes: SIZES.slice(5) },
  { title: 'Boys', sizes: SIZES.slice(0, 5) },
];

function SizeChoice({ chosen, error }: { chosen: string | null; error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id} aria-invalid={error ? true : undefined}>
      <legend className="mb-3 text-sm font-semibold">
        Size{' '}
        <span aria-hidden className="text-danger">
          *
        </span>
      </legend>
      <p className="mb-4">
        <SizeGuideLink sizes={SIZE_CODES} chart="clothing" />
      </p>
      <div className="space-y-4">
        {GROUPS.map(({ title, sizes }) => (
          <div key={title} role="group" aria-label={`${title} sizes`}>
            <p aria-hidden className="mb-1.5 text-sm text-ink-muted">
              {title}
            </p>
            <div className="grid grid-cols-3 gap-2">
              {sizes.map(({ code, label }) => (
                <label
                  key={code}
                  className={cn(
                    'sporty relative grid min-h-12 cursor-pointer place-items-center rounded-control border px-1 text-center transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                    error ? 'border-danger' : 'border-line-strong',
                  )}
                >
                  <input
                    type="radio"
                    name="sizePreference"
                    value={code}
                    defaultChecked={code === chosen}
                    required
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  {label}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
