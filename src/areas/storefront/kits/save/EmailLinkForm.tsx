'use client';

import { useState } from 'react';
import type { DesignLink } from '@/domain/kits/designs/design-links';
import { emailLink } from '@/modules/kits/request-designs';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

export function EmailLinkForm({ link }: { link: DesignLink }) {
  const [sentTo, setSentTo] = useState<string>();
  const { fieldErrors, isSending, form } = useSentForm({
    send: async (typed) => {
      const { email } = typedFields(typed, ['email']);
      const answer = await emailLink(link, email);
      setSentTo(answer.ok ? email : undefined);
      return answer.ok ? {} : { fieldErrors: { email: answer.fieldErrors?.email ?? [answer.message] } };
    },
  });

  return (
    <form {...form} className="flex flex-wrap items-end gap-2">
      <Field label="Email me the link" error={fieldErrors.email} className="min-w-52 grow">
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Button type="submit" variant="outline" loading={isSending}>
        Email it
      </Button>
      <p role="status" className="w-full text-sm text-success">
        {sentTo && `We’ve emailed the link to ${sentTo}.`}
      </p>
    </form>
  );
}
