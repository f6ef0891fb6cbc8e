'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { Textarea } from '@/ui/Textarea';
import { toast } from '@/ui/toast';
import { saveProfileAction } from '../own-account/own-account-actions';
import { PasswordInput } from '@/ui/PasswordInput';
import { useRequest } from './use-request';
import { SETTINGS_FAILED, SETTINGS_SAVED } from './settings/settings-messages';

type Profile = { fullName: string; email: string; bio: string };

export function ProfileForm({ saved, roleLabel }: { saved: Profile; roleLabel: string }) {
  const [profile, setProfile] = useState(saved);
  const [password, setPassword] = useState('');
  const { pending, fieldErrors, run } = useRequest();
  const movesAddress = profile.email.trim().toLowerCase() !== saved.email;
  const set = (name: keyof Profile) => (event: { target: { value: string } }) =>
    setProfile({ ...profile, [name]: event.target.value });

  const save = (event: FormEvent) => {
    event.preventDefault();
    void run({
      call: () => saveProfileAction(profile, password),
      onSuccess: () => {
        setPassword('');
        setProfile({ ...profile, email: profile.email.trim().toLowerCase() });
        toast(SETTINGS_SAVED);
      },
      onFailure: () => toast(SETTINGS_FAILED),
    });
  };

  return (
    <form noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
      <Field label="Full Name" error={fieldErrors.fullName}>
        {(control) => (
          <Input {...control} autoComplete="name" maxLength={120} value={profile.fullName} onChange={set('fullName')} />
        )}
      </Field>
      <Field label="Email" error={fieldErrors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={profile.email}
            onChange={set('email')}
          />
        )}
      </Field>
      {movesAddress && (
        <Field
          label="Your password"
          hint="You sign in with this address, so changing it asks for your password."
          error={fieldErrors.password}
          className="sm:col-start-2"
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label="Role" className="sm:col-span-2">
        {(control) => <Input {...control} readOnly placeholder="Administrator" value={roleLabel} />}
      </Field>
      <Field label="Bio" className="sm:col-span-2" error={fieldErrors.bio}>
        {(control) => <Textarea {...control} rows={4} maxLength={2000} value={profile.bio} onChange={set('bio')} />}
      </Field>
      <Button type="submit" loading={pending} className="justify-self-start">
        {pending ? 'Saving...' : 'Save Changes'}
      </Button>
    </form>
  );
}
