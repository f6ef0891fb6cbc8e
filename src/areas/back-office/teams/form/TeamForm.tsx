'use client';

import Link from 'next/link';
import { useId } from 'react';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { MAX_VAT_NUMBER } from '@/domain/taxes/vat-number';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { Checkbox } from '@/ui/Checkbox';
import { Field, FieldError } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { teamHref, TEAMS_PATH } from '../team-filters';
import { SPORTS } from './team-values';
import { useTeamForm, type EditedTeam } from './use-team-form';
import { MAX_TEAM_COLORS, type ColorChange } from '@/domain/teams/team-colors';
import { AddColor } from '@/modules/team/components/colors/AddColor';
import { ColorRow } from '@/modules/team/components/colors/ColorRow';
import { toast } from '@/ui/toast';
import type { UsernameAnswer } from './usernames';

type TextField = 'contactPerson' | 'email' | 'phone' | 'division' | 'sportType' | 'vatNumber';

export function TeamForm({ edited }: { edited?: EditedTeam }) {
  const form = useTeamForm(edited);
  const { start, values, errors, dialog, isSaving, invite, setInvite } = form;
  const hasEmail = values.email.trim() !== '';
  const [formId, sportsId] = [useId(), useId()];

  const text = (field: TextField, label: string, rest: object) => (
    <Field label={label} optional error={errors[field]}>
      {(control) => <Input {...control} {...rest} name={field} defaultValue={start[field]} />}
    </Field>
  );

  return (
    <div className="grid grow grid-cols-1 content-start items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {/* Colours have a form of their own, and forms cannot nest. */}
      <form {...form.form} id={formId} className="space-y-4">
        <fieldset className="card card-md grid gap-5 sm:grid-cols-2">
          <legend className="sr-only">Account</legend>
          <Field label="Team name" required error={errors.teamName}>
            {(control) => (
              <Input {...control} name="teamName" defaultValue={start.teamName} maxLength={120} autoComplete="off" />
            )}
          </Field>
          <UsernameField
            value={values.username}
            error={errors.username}
            taken={form.taken}
            onChange={form.setUsername}
          />
          {text('sportType', 'Sport', { maxLength: 60, list: sportsId, autoComplete: 'off' })}
          {text('division', 'Division', { maxLength: 120, autoComplete: 'off' })}
          <datalist id={sportsId}>
            {SPORTS.map((sport) => (
              <option key={sport} value={sport} />
            ))}
          </datalist>
        </fieldset>
        <fieldset className="card card-md grid gap-5 sm:grid-cols-2">
          <legend className="sr-only">Contact</legend>
          {text('contactPerson', 'Contact person', { maxLength: 120, autoComplete: 'off' })}
          {text('phone', 'Phone', { maxLength: 40, type: 'tel', autoComplete: 'off' })}
          {text('email', 'Email', { maxLength: 320, type: 'email', autoComplete: 'off' })}
          {!edited && (
            <Checkbox
              label="Send invitation"
              description="An email with a link to choose a password, valid for 7 days."
              name="invite"
              checked={invite && hasEmail}
              disabled={!hasEmail}
              onChange={({ target }) => setInvite(target.checked)}
              className="sm:col-span-2"
            />
          )}
        </fieldset>
        <fieldset className="card card-md grid gap-5 sm:grid-cols-2">
          <legend className="sr-only">Tax</legend>
          {text('vatNumber', 'VAT number', { maxLength: MAX_VAT_NUMBER, autoComplete: 'off', spellCheck: false })}
          <Checkbox
            label="Exempt from tax"
            description="No tax is charged on the team’s future orders."
            name="isTaxExempt"
            defaultChecked={start.isTaxExempt}
            className="self-center"
          />
        </fieldset>
        <fieldset className="card card-md">
          <legend className="sr-only">Kits</legend>
          <Checkbox
            label="Any number on kits"
            description="The team may order numbers that the rules of its sport forbid."
            name="allowsAnyNumber"
            defaultChecked={start.allowsAnyNumber}
          />
        </fieldset>
      </form>
      <TeamColors colors={values.colors} error={errors.colors} onChange={form.setColors} />
      {edited && (
        <PasswordDialog
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          title="Change the email address?"
          description="Links to choose a new portal password will go to the new address."
          confirmLabel="Save team"
          call={(password) => dialog.saveWithPassword(edited.id, password)}
          onSuccess={() => dialog.leave(edited.id)}
        />
      )}
      <div
        data-toast-floor
        className="sticky bottom-0 z-10 -mx-gutter -mb-6 flex flex-wrap items-center gap-3 border-t border-line bg-surface-sunken px-gutter py-3 sm:-mb-8 lg:col-span-2"
      >
        <Button type="submit" form={formId} loading={isSaving} disabled={edited && !form.isChanged}>
          {edited ? 'Save team' : 'Create team'}
        </Button>
        <Link href={edited ? teamHref(edited.id) : TEAMS_PATH} prefetch={false} className={buttonClass('outline')}>
          Cancel
        </Link>
      </div>
    </div>
  );
}

type TeamColorsProps = {
  colors: readonly string[];
  error: readonly string[] | undefined;
  onChange: (colors: readonly string[]) => void;
};

/** 1 to 6 colours, edited as in the portal. */
function TeamColors({ colors, error, onChange }: TeamColorsProps) {
  function change({ colors: next, refusal }: ColorChange) {
    if (refusal) toast({ ...refusal, variant: 'destructive' });
    else onChange(next);
  }
  return (
    <section aria-labelledby="colors-title" className="card card-md">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="colors-title" className="text-subheading">
          Team colours
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">
          {colors.length} of {MAX_TEAM_COLORS}
        </p>
      </div>
      {error?.[0] && <FieldError>{error[0]}</FieldError>}
      <ul className="mb-4 divide-y divide-line">
        {colors.map((hex, position) => (
          <ColorRow key={position} hex={hex} position={position} colors={colors} onChange={change} />
        ))}
      </ul>
      <AddColor colors={colors} onChange={change} />
    </section>
  );
}

type UsernameFieldProps = {
  value: string;
  error: readonly string[] | undefined;
  taken: UsernameAnswer | undefined;
  onChange: (username: string) => void;
};

function UsernameField({ value, error, taken, onChange }: UsernameFieldProps) {
  const message = taken ? ['Another team has this username.'] : error;
  return (
    <Field
      label="Username"
      required
      error={message}
      hint={
        taken?.suggestion ? (
          <button
            type="button"
            className="text-accent underline underline-offset-4"
            onClick={() => onChange(taken.suggestion)}
          >
            Use {taken.suggestion}
          </button>
        ) : (
          'The team logs in with this.'
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          name="username"
          value={value}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value.toLowerCase())}
        />
      )}
    </Field>
  );
}
