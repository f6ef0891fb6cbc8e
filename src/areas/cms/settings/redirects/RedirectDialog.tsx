'use client';

import { useState } from 'react';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import type { RedirectRow } from './data';
import { saveRedirectAction } from '../settings-actions';
import { ChooseLinkButton } from '../../pickers/ChooseLinkButton';
import { LinkPicker } from '../../pickers/LinkPicker';
import { NOT_SAVED } from '@/modules/accounts/components/settings/settings-messages';

type RedirectDialogProps = {
  redirect: RedirectRow | 'new';
  from?: string;
  onClose: () => void;
};

export function RedirectDialog({ redirect, from: given, onClose }: RedirectDialogProps) {
  const old = redirect === 'new' ? undefined : redirect;
  const [to, setTo] = useState(old?.to ?? '');
  const [picking, setPicking] = useState(false);
  const sent = useSentForm({
    send: async (typed) => {
      const result = await callAction(saveRedirectAction(old?.id, typedFields(typed, ['from', 'to'])), NOT_SAVED);
      if (!result.ok && result.fieldErrors) return result;
      toast(result.ok ? { title: old ? '✅ Redirect Saved' : '✅ Redirect Added' } : failed(result.message));
      if (result.ok) onClose();
      return {};
    },
  });

  return (
    <FormDialog
      title={old ? 'Edit redirect' : 'Add redirect'}
      description="Visitors to the old address are sent to the new one."
      open
      onOpenChange={(open) => !open && onClose()}
      submitLabel={old ? 'Save redirect' : 'Add redirect'}
      sent={sent}
    >
      <Field
        label="Old address"
        required
        error={sent.fieldErrors.from}
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
        error={sent.fieldErrors.to}
        hint="A page on this site, followed wherever it moves, or https://… Add /* at the end to carry the rest over."
      >
        {(control) => (
          <div className="flex gap-1.5">
            <Input
              {...control}
              name="to"
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
      <LinkPicker open={picking} onOpenChange={setPicking} onPick={({ href }) => setTo(href)} />
    </FormDialog>
  );
}
