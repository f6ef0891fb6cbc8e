'use client';

import type { ReactNode } from 'react';
import { designerPath, quotePath } from '@/domain/kits/designs/design-links';
import type { KitDocument } from '@/domain/kits/document/kit-document';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { cn } from '@/ui/cn';
import { copyText } from '@/ui/copy-text';
import { Dialog } from '@/ui/Dialog';
import { FormMessage } from '@/ui/FormMessage';
import { EmailLinkForm } from './EmailLinkForm';
import type { SavedLink } from './saved-links';
import { useSavedDesign } from './use-saved-design';

type SaveDesignDialogProps = {
  /** Id of the design in this browser. */
  localId: string;
  document: KitDocument;
  trigger: ReactNode;
  /** Goes on with what somebody else has saved of the design. */
  onTake: (document: KitDocument) => void;
};

/** Saves a design on the server, for the team that is logged in or by a link of its own, and shares it. */
export function SaveDesignDialog({ trigger, ...props }: SaveDesignDialogProps) {
  return (
    <Dialog
      title="Save and share"
      description="Saved designs open on any device. A team that is logged in finds them in its portal; everyone else gets a link."
      trigger={trigger}
    >
      <SaveDesign {...props} />
    </Dialog>
  );
}

function SaveDesign({ localId, document, onTake }: Omit<SaveDesignDialogProps, 'trigger'>) {
  const { link, refused, theirs, isBusy, save, saveOver, take } = useSavedDesign(localId, document);
  return (
    <div className="grid gap-6">
      {refused && <FormMessage>{refused.message}</FormMessage>}
      {theirs ? (
        <div role="alert" className="rounded-control bg-warning-soft px-4 py-3 text-warning">
          <p className="font-semibold">Someone else has saved this design in the meantime.</p>
          <p className="mt-1">
            Save yours, and theirs stays among its versions. Open theirs, and undo brings yours back.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" loading={isBusy} onClick={() => void saveOver(theirs)}>
              Save mine
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              onClick={() => {
                take(theirs);
                onTake(theirs.document);
              }}
            >
              Open theirs
            </Button>
          </div>
        </div>
      ) : (
        <Button loading={isBusy} onClick={() => void save()} className="w-fit">
          {link ? 'Save changes' : 'Save design'}
        </Button>
      )}
      {link && <Links link={link} />}
      <a href={quotePath(localId)} className={cn(buttonClass('ghost', 'sm'), 'w-fit')}>
        Ask for a quote with this design
      </a>
    </div>
  );
}

function Links({ link }: { link: SavedLink }) {
  const copy = (path: string, title: string) => void copyText(new URL(path, window.location.origin).href, title);
  return (
    <>
      <section className="border-t border-line pt-5">
        <h3 className="font-semibold">Share it</h3>
        <p className="mt-1 mb-3 text-sm text-ink-muted">
          Whoever has this link sees the design as it was saved last and can comment, but change nothing.
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
          <h3 className="font-semibold">Come back to it</h3>
          <p className="mt-1 mb-3 text-sm text-ink-muted">
            Whoever has this link can change the design: keep it to yourself.
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
          Your team finds it under Design Assets, Kit designs, in the portal.
        </p>
      )}
    </>
  );
}
