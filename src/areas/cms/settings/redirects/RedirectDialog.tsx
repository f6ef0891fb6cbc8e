'use client';

import { useState, type FormEvent } from 'react';
import type { FieldErrors } from '@/lib/result';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import type { RedirectRow } from './data';
import { saveRedirectAction } from '../settings-actions';
import { ChooseLinkButton } from '../../pickers/ChooseLinkButton';
import { LinkPicker } from '../../pickers/LinkPicker';
import { NOT_SAVED, SETTINGS_SAVED } from '@/modules/accounts/components/settings/settings-messages';

type RedirectDialogProps = {
  redirect: RedirectRow | 'new';
  from?: string;
  onClose: () => void;
};

export function RedirectDialog({ redirect, from: given, onClose }: RedirectDialogProps) {
  const old = redirect === 'new' ? undefined : redirect;
  const [to, setTo] = useState(old?.to ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saving, setSaving] = useState(false);
  const [picking, setPicking] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const from = new FormData(event.currentTarget).get('from');
    setSaving(true);
    setErrors({});
    const result = await callAction(saveRedirectAction(old?.id, { from, to }), NOT_SAVED);
    setSaving(false);
    if (!result.ok) {
      setErrors(result.fieldErrors ?? {});
      if (!result.fieldErrors) toast(failed(result.message));
      return;
    }
    toast(SETTINGS_SAVED);
    onClose();
  }

  return (
    <Dialog
      title={old ? 'Edit redirect' : 'Add redirect'}
      description="Visitors to the old address are sent to the new one."
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="redirect-form" loading={saving}>
            {old ? 'Save redirect' : 'Add redirect'}
          </Button>
        </>
      }
    >
      <form id="redirect-form" noValidate onSubmit={save} className="grid gap-4">
        <Field
          label="Old address"
          required
          error={errors.from}
          hint="Add /* at the end to include everything below it."
        >
          {(control) => (
            <Input
              {...control}
              name="from"
              defaultValue={old?.from ?? given}
              placeholder="/old-address"
              maxLength={300}
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label="New address"
          required
          error={errors.to}
          hint="A page on this site, followed wherever it moves, or https://… Add /* at the end to carry the rest over."
        >
          {(control) => (
            <div className="flex gap-1.5">
              <Input
                {...control}
                value={to}
                onChange={(event) => setTo(event.target.value)}
                placeholder="/about"
                maxLength={300}
                spellCheck={false}
                autoComplete="off"
              />
              <ChooseLinkButton onClick={() => setPicking(true)} />
            </div>
          )}
        </Field>
      </form>
      <LinkPicker open={picking} onOpenChange={setPicking} onPick={({ href }) => setTo(href)} />
    </Dialog>
  );
}
