'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PUBLIC_SCOPE, scopeRows, VERB_LABELS, VERBS, type KeyKind } from '@/domain/api-keys/scopes';
import type { FieldErrors, Result } from '@/lib/result';
import { Button } from '@/ui/Button';
import { Field, FieldError } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Options } from '@/ui/Options';
import { Segments } from '@/ui/Segments';
import { Select } from '@/ui/Select';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import type { CreatedKey } from '../../keys/create-key';
import { PasswordDialog } from '../PasswordDialog';

export type TypedKey = {
  name: string;
  scopes: string[];
  addresses: string[];
  expiresAt: string | null;
  password: string;
};

type CreateKeyProps = {
  kind: KeyKind;
  create: (typed: TypedKey) => Promise<Result<CreatedKey>>;
  onCreated: (created: CreatedKey) => void;
};

const LIFETIMES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: '', label: 'Never' },
];

const DAY_MS = 86_400_000;

export function CreateKey({ kind, create, onCreated }: CreateKeyProps) {
  return (
    <PasswordDialog<CreatedKey>
      title="Create a key"
      description="It has your rights at most, and loses them when you do."
      size="md"
      trigger={
        <Button size="sm">
          <Plus aria-hidden className="size-4" />
          Create key
        </Button>
      }
      confirmLabel="Create key"
      call={(password, typed) => create({ ...typedKey(typed), password })}
      onSuccess={onCreated}
    >
      {(errors) => <KeyFields kind={kind} errors={errors} />}
    </PasswordDialog>
  );
}

function typedKey(data: FormData): Omit<TypedKey, 'password'> {
  const { name, days, addresses } = typedFields(data, ['name', 'days', 'addresses']);
  return {
    name,
    scopes: data.getAll('scope').map(String),
    addresses: addresses.split(/[\s,]+/).filter(Boolean),
    expiresAt: days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null,
  };
}

const KINDS = [
  { value: 'secret', label: 'Secret' },
  { value: 'publishable', label: 'Publishable' },
];

function KeyFields({ kind, errors }: { kind: KeyKind; errors: FieldErrors }) {
  const [use, setUse] = useState('secret');
  return (
    <>
      <Field label="Name" required hint="What uses it, such as Warehouse." error={errors.name}>
        {(control) => <Input {...control} name="name" autoComplete="off" maxLength={60} />}
      </Field>
      <Field label="Expires" error={errors.expiresAt}>
        {(control) => (
          <Select {...control} name="days" defaultValue="365">
            <Options choices={LIFETIMES} />
          </Select>
        )}
      </Field>
      {kind === 'staff' && <Segments legend="Kind" options={KINDS} value={use} onValueChange={setUse} />}
      {use === 'publishable' ? (
        <p className="text-sm text-ink-muted">
          It may stand in the code of a web page: it names the program, and reads what every visitor can.
          <input type="hidden" name="scope" value={PUBLIC_SCOPE} />
        </p>
      ) : (
        <Scopes kind={kind} problem={problemOf(errors)} />
      )}
      <Field
        label="Allowed addresses"
        optional
        hint="IP addresses or networks, such as 192.0.2.0/24. Empty for any."
        error={firstOf(errors, 'addresses')}
      >
        {(control) => <Textarea {...control} name="addresses" rows={2} className="min-h-16 font-mono" />}
      </Field>
    </>
  );
}

const firstOf = (errors: FieldErrors, name: string): readonly string[] | undefined =>
  Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];

const problemOf = (errors: FieldErrors): string | undefined => firstOf(errors, 'scopes')?.[0];

function Scopes({ kind, problem }: { kind: KeyKind; problem: string | undefined }) {
  return (
    <div>
      <table className="w-full text-sm">
        <caption className="mb-1.5 text-left font-semibold">What the key may do</caption>
        <thead>
          <tr className="border-b border-line text-ink-muted">
            <th scope="col" className="sr-only">
              Records
            </th>
            {VERBS.map((verb) => (
              <th key={verb} scope="col" className="w-14 pb-1.5 text-center text-xs font-medium">
                {VERB_LABELS[verb]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scopeRows(kind).map(({ slug, label, verbs }) => (
            <tr key={slug} className="border-b border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {label}
              </th>
              {VERBS.map((verb) => (
                <td key={verb} className="text-center">
                  {verbs.includes(verb) && (
                    <label className="inline-grid size-9 cursor-pointer place-items-center">
                      <input
                        type="checkbox"
                        name="scope"
                        value={`${slug}:${verb}`}
                        aria-label={`${label}: ${VERB_LABELS[verb]}`}
                        aria-invalid={problem ? true : undefined}
                        className="choice-input"
                      />
                    </label>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
