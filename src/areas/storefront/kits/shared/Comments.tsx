'use client';

import { useState, type FormEvent } from 'react';
import { MAX_COMMENT, MAX_COMMENT_AUTHOR } from '@/domain/kits/designs/design-input';
import type { DesignCommentView } from '@/domain/kits/designs/design-view';
import type { Refused } from '@/lib/client/request';
import { commentOn } from '@/modules/kits/request-designs';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Input } from '@/ui/Input';
import { LocalDate } from '@/ui/LocalDate';
import { Textarea } from '@/ui/Textarea';

type CommentsProps = { token: string; initial: DesignCommentView[] };

/** Comments on a design with a form. A failed comment stays in the form. */
export function Comments({ token, initial }: CommentsProps) {
  const [comments, setComments] = useState(initial);
  const [typed, setTyped] = useState({ author: '', text: '' });
  const [refused, setRefused] = useState<Refused>();
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    const sent = await commentOn(token, typed);
    setSending(false);
    setRefused(sent.ok ? undefined : sent);
    if (!sent.ok) return;
    setComments((before) => [...before, sent.value]);
    setTyped(({ author }) => ({ author, text: '' }));
  }

  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="text-subheading">
        Comments
      </h2>
      <ul aria-live="polite" className="my-4 grid gap-4">
        {comments.length === 0 && <li className="text-ink-muted">No comments yet.</li>}
        {comments.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className="wrap-anywhere">{author}</strong>
              <LocalDate iso={createdAt} withTime className="text-sm text-ink-muted" />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4 border-t border-line pt-4">
        {refused && !refused.fieldErrors && <FormMessage>{refused.message}</FormMessage>}
        <Field label="Your name" required error={refused?.fieldErrors?.author}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={MAX_COMMENT_AUTHOR}
              value={typed.author}
              onChange={({ target }) => setTyped({ ...typed, author: target.value })}
            />
          )}
        </Field>
        <Field label="Comment" required error={refused?.fieldErrors?.text}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={MAX_COMMENT}
              value={typed.text}
              onChange={({ target }) => setTyped({ ...typed, text: target.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" loading={isSending} className="w-fit">
          Send comment
        </Button>
      </form>
    </section>
  );
}
