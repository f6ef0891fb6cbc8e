'use client';

import { useState } from 'react';
import type { SharedDesignView as Design, DesignCommentView } from '@/domain/kits/designs/design-view';
import { formatShopDate } from '@/domain/text/locale';
import { ColorwayViews } from '@/modules/kits/components/ColorwayViews';
import { KitColors } from '@/modules/kits/components/KitColors';
import { Card } from '@/ui/Card';
import { Container } from '@/ui/Container';
import { designerPath } from '@/domain/kits/designs/design-links';
import { copyShared, commentOn } from '@/modules/kits/request-designs';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { MAX_COMMENT, MAX_COMMENT_AUTHOR } from '@/domain/kits/designs/design-input';
import { Field } from '@/ui/Field';
import { FormMessage } from '@/ui/FormMessage';
import { Input } from '@/ui/Input';
import { LocalDate } from '@/ui/LocalDate';
import { Textarea } from '@/ui/Textarea';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';

type SharedDesignViewProps = { design: Design; token: string };

export function SharedDesignView({ design, token }: SharedDesignViewProps) {
  const { name, revision, document, teamName, updatedAt } = design;
  const [place, setPlace] = useState(0);
  const colorway = document.colorways[place] ?? document.colorways[0];
  return (
    <div className="bg-surface-sunken">
      <Container className="pt-10 pb-16 sm:pt-14 sm:pb-24">
        <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="min-w-0">
            <p className="eyebrow mb-3">Kit design</p>
            <h1 className="text-title wrap-anywhere">{name}</h1>
            <p className="mt-3 text-ink-muted">
              {teamName && `${teamName} · `}
              Saved <time dateTime={updatedAt}>{formatShopDate(updatedAt)}</time>
            </p>
          </div>
          <MakeItYours token={token} />
        </header>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
          <div className="grid gap-6">
            <ColorwayViews document={document} revision={revision} place={place} onPlace={setPlace} />
          </div>
          <div className="grid gap-6">
            {colorway && (
              <Card padding="lg">
                <KitColors colorway={colorway} />
              </Card>
            )}
            <Card padding="lg">
              <Comments token={token} initial={design.comments} />
            </Card>
          </div>
        </div>
      </Container>
    </div>
  );
}

function MakeItYours({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);

  async function copy() {
    setBusy(true);
    const copied = await copyShared(token);
    if (copied.ok) return window.location.assign(designerPath(copied.value));
    setBusy(false);
    toast({ title: 'The design could not be copied', description: copied.message, variant: 'destructive' });
  }

  return (
    <Button loading={isBusy} onClick={() => void copy()}>
      Make it yours
    </Button>
  );
}

type CommentsProps = { token: string; initial: DesignCommentView[] };

function Comments({ token, initial }: CommentsProps) {
  const [comments, setComments] = useState(initial);
  const { fieldErrors, notice, isSending, form } = useSentForm({
    send: async (typed) => {
      const sent = await commentOn(token, typedFields(typed, ['author', 'text']));
      if (sent.ok) setComments((before) => [...before, sent.value]);
      return sent;
    },
  });

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
      <form {...form} className="grid gap-4 border-t border-line pt-4">
        {notice && <FormMessage>{notice}</FormMessage>}
        <Field label="Your name" required error={fieldErrors.author}>
          {(control) => <Input {...control} name="author" autoComplete="name" maxLength={MAX_COMMENT_AUTHOR} />}
        </Field>
        <Field label="Comment" required error={fieldErrors.text}>
          {(control) => (
            // Empty for the next comment; the name stays.
            <Textarea key={comments.length} {...control} name="text" rows={3} maxLength={MAX_COMMENT} />
          )}
        </Field>
        <Button type="submit" variant="secondary" loading={isSending} className="w-fit">
          Send comment
        </Button>
      </form>
    </section>
  );
}
