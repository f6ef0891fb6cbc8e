'use client';

import { useState } from 'react';
import { Button } from '@/ui/Button';
import { callAction } from '@/ui/call-action';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { saveProfileAction } from '../own-account/own-account-actions';
import { PasswordInput } from '@/ui/PasswordInput';
import { SETTINGS_FAILED, SETTINGS_SAVED } from './settings/settings-messages';

type Profile = { fullName: string; email: string; bio: string };

export function ProfileForm({ saved, roleLabel }: { saved: Profile; roleLabel: string }) {
  const [email, setEmail] = useState(saved.email);
  const movesAddress = email.trim().toLowerCase() !== saved.email;
  const { fieldErrors, isSending, form } = useSentForm({
    send: async (typed) => {
      const profile = typedFields(typed, ['fullName', 'email', 'bio']);
      const result = await callAction(saveProfileAction(profile, typedFields(typed, ['password']).password));
      if (result.ok) {
        setEmail(profile.email.trim().toLowerCase());
        toast(SETTINGS_SAVED);
      } else if (!result.fieldErrors) toast(SETTINGS_FAILED);
      return result;
    },
  });

  return (
    <form {...form} className="grid gap-5 sm:grid-cols-2">
      <Field label="Full Name" error={fieldErrors.fullName}>
        {(control) => (
          <Input {...control} name="fullName" autoComplete="name" maxLength={120} defaultValue={saved.fullName} />
        )}
      </Field>
      <Field label="Email" error={fieldErrors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      {movesAddress && (
        <Field
          label="Your password"
          hint="You sign in with this address, so changing it needs your password."
          error={fieldErrors.password}
          className="sm:col-start-2"
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <Field label="Role" className="sm:col-span-2">
        {(control) => <Input {...control} readOnly placeholder="Administrator" value={roleLabel} />}
      </Field>
      <Field label="Bio" className="sm:col-span-2" error={fieldErrors.bio}>
        {(control) => <Textarea {...control} name="bio" rows={4} maxLength={2000} defaultValue={saved.bio} />}
      </Field>
      <Button type="submit" loading={isSending} className="justify-self-start">
        {isSending ? 'Saving...' : 'Save Changes'}
      </Button>
    </form>
  );
}
