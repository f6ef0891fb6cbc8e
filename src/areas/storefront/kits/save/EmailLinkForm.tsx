'use client';

import { useState, type FormEvent } from 'react';
import type { DesignLink } from '@/domain/kits/designs/design-links';
import type { Refused } from '@/lib/client/request';
import { emailLink } from '@/modules/kits/request-designs';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';

export function EmailLinkForm({ link }: { link: DesignLink }) {
  const [email, setEmail] = useState('');
  const [refused, setRefused] = useState<Refused>();
  const [sentTo, setSentTo] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    const answer = await emailLink(link, email);
    setSending(false);
    setRefused(answer.ok ? undefined : answer);
    setSentTo(answer.ok ? email : undefined);
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-2">
      <Field
        label="Email me the link"
        error={refused && (refused.fieldErrors?.email ?? refused.message)}
        className="min-w-52 grow"
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
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
