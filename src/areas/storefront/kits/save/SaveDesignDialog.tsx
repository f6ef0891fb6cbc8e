'use client';

import { useState, type ReactNode } from 'react';
import { designerPath, quotePath, type DesignLink } from '@/domain/kits/designs/design-links';
import { MAX_NAME_LENGTH } from '@/domain/kits/document/kit-limits';
import { rename } from '@/domain/kits/editing/design';
import { isUnnamed, suggestName } from '@/domain/kits/suggest-name';
import { monthsText } from '@/domain/kits/designs/design-months';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { copyText } from '@/ui/copy-text';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import { FormMessage } from '@/ui/FormMessage';
import { toast } from '@/ui/toast';
import { typedFields } from '@/ui/typed-fields';
import { useSentForm } from '@/ui/use-sent-form';
import { edit, kitNow, useDesigner, useKitPart } from '../designer-store';
import { VersionsDialog } from '@/modules/kits/components/VersionsDialog';
import { saveNow, takeVersion } from '../collaboration/session';
import { useCollaboration } from '../collaboration/collaboration-store';
import type { SavedLink } from '../saved-links';
import { emailLink } from '@/modules/kits/request-designs';

type SaveDesignDialogProps = {
  keptMonths: number;
  trigger: ReactNode;
};

export function SaveDesignDialog({ trigger, keptMonths }: SaveDesignDialogProps) {
  return (
    <Dialog
      title="Save and share"
      description={`Saved designs open on any device. A team that is logged in finds them in its portal; everyone else gets a link, and the design is kept for ${monthsText(keptMonths)} after it was last opened.`}
      trigger={trigger}
    >
      <SaveDesign keptMonths={keptMonths} />
    </Dialog>
  );
}

const NO_NAME = 'Please enter a name.';

function SaveDesign({ keptMonths }: Pick<SaveDesignDialogProps, 'keptMonths'>) {
  const localId = useDesigner(({ designId }) => designId);
  const link = useCollaboration((state) => state.link);
  const state = useCollaboration(({ save }) => save);
  const kitName = useKitPart(({ name }) => name);
  const [typed, setTyped] = useState<string>();
  const [suggested] = useState(() => (isUnnamed(kitNow()) ? suggestName(kitNow()) : undefined));
  const shownName = typed ?? (suggested && isUnnamed({ name: kitName }) ? suggested : kitName);
  const { fieldErrors, isSending, form } = useSentForm({
    send: async (data) => {
      const { name } = typedFields(data, ['name']);
      if (name.trim() === '') return { fieldErrors: { name: [NO_NAME] } };
      edit((document) => rename(document, name));
      setTyped(undefined);
      if (await saveNow()) toast({ title: 'Design saved', description: kitNow().name });
      return {};
    },
  });

  return (
    <div className="grid gap-6">
      {state.kind === 'refused' && <FormMessage>{state.message}</FormMessage>}
      {state.kind === 'offline' && (
        <FormMessage>
          No connection. Your design is kept in this browser and saved once you are back online.
        </FormMessage>
      )}
      <form {...form} className="space-y-4">
        <Field label="Name of this design" required error={fieldErrors.name}>
          {(control) => (
            <Input
              {...control}
              name="name"
              value={shownName}
              maxLength={MAX_NAME_LENGTH}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isSending}>
            {link ? 'Save a version' : 'Save design'}
          </Button>
          {link && <Versions link={link} />}
        </div>
        {link && (
          <p className="mt-2 text-sm text-ink-muted">
            Changes are saved automatically and shown to everyone who has the design open. A version stays as it is.
          </p>
        )}
      </form>
      {link && <Links link={link} keptMonths={keptMonths} />}
      <a href={quotePath(localId)} className={cn(buttonClass('outline', 'sm'), 'w-fit')}>
        Ask for a quote with this design
      </a>
    </div>
  );
}

/** Earlier versions. The open design is saved first, and becomes a version itself. */
function Versions({ link }: { link: SavedLink }) {
  const [opened, setOpened] = useState<SavedLink>();
  const [isBusy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    const isSaved = await saveNow();
    setBusy(false);
    if (isSaved) setOpened(link);
  }

  return (
    <>
      <Button variant="outline" loading={isBusy} onClick={() => void open()}>
        Versions
      </Button>
      {opened && (
        <VersionsDialog
          design={opened}
          name={kitNow().name}
          onRestored={takeVersion}
          onRefused={(title, { message }) => toast({ title, description: message, variant: 'destructive' })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function Links({ link, keptMonths }: { link: SavedLink; keptMonths: number }) {
  const copy = (path: string, title: string) => void copyText(new URL(path, window.location.origin).href, title);
  return (
    <>
      <section className="border-t border-line pt-5">
        <h3 className="font-semibold">Share it</h3>
        <p className="mt-1 mb-3 text-sm text-ink-muted">
          Anyone with this link can see the latest saved design and comment on it, but not change it.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => copy(link.sharePath, 'Share link copied')}>
            Copy share link
          </Button>
          <a href={link.sharePath} target="_blank" rel="noreferrer" className={buttonClass('ghost', 'sm')}>
            Open it
          </a>
        </div>
      </section>
      {link.key ? (
        <section className="border-t border-line pt-5">
          <h3 className="font-semibold">Come back to it, or work on it together</h3>
          <p className="mt-1 mb-3 text-sm text-ink-muted">
            Anyone with this link can change the design, even at the same time as you, so share it with care. The design
            is kept for {monthsText(keptMonths)} after it was last opened.
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => copy(designerPath(link), 'Link to your design copied')}
            className="mb-4"
          >
            Copy my link
          </Button>
          <EmailLinkForm link={link} />
        </section>
      ) : (
        <p className="border-t border-line pt-5 text-sm text-ink-muted">
          Your team finds it in the portal, under Design Assets, Kit designs, and can work on it together.
        </p>
      )}
    </>
  );
}

function EmailLinkForm({ link }: { link: DesignLink }) {
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
      <p role="status" className="w-full text-sm wrap-anywhere text-success">
        {sentTo && `We’ve emailed the link to ${sentTo}.`}
      </p>
    </form>
  );
}
