'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { isOpen, openPinsText, type PinPlace, type ProofPin } from '@/domain/orders/proof-pins';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import type { ShownPage } from '../../proofs/pinned-pages';
import { requestTeam } from '../../request-team';
import { PinNoteForm } from './PinNoteForm';
import { PinStage } from './PinStage';
import { PinThread } from './PinThread';

type PinBoardProps = {
  pages: readonly ShownPage[];
  pins: readonly ProofPin[];
  path: string;
  fileHref: string;
  version: number;
  /** Shown to a team instead of the names of staff. */
  shopName?: string;
  mayAdd: boolean;
  mayAnswer: boolean;
  mayResolve?: boolean;
};

export function PinBoard({ pages, pins, path, fileHref, version, shopName, ...may }: PinBoardProps) {
  const router = useRouter();
  const [shown, setShown] = useState(pins.find(isOpen)?.page.id);
  const [selected, setSelected] = useState<number>();
  /** Being moved, then set: its note is written. */
  const [draft, setDraft] = useState<PinPlace & { isSet: boolean }>();
  const page = pages.find(({ id }) => id === shown) ?? pages[0];
  if (!page) return null;
  const onPage = pins.filter((pin) => pin.page.id === page.id);
  const open = pins.filter(isOpen).length;

  function select(pin: ProofPin) {
    setShown(pin.page.id);
    setSelected(pin.number);
  }

  function show(id: string) {
    setShown(id);
    setDraft(undefined);
  }

  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="min-w-0 space-y-3">
        {pages.length > 1 && <Pages pages={pages} pins={pins} shown={page.id} onShow={show} />}
        <PinStage
          page={page}
          src={page.picture ?? fileHref}
          alt={page.picture ? page.title : `Proof ${version}`}
          pins={onPage}
          selected={selected}
          onSelect={select}
          draft={draft}
          onDraft={setDraft}
          mayAdd={may.mayAdd}
        />
        <div className="flex flex-wrap items-center gap-3">
          {may.mayAdd && !draft && (
            <Button variant="outline" onClick={() => setDraft({ x: 0.5, y: 0.5, isSet: false })}>
              <Plus aria-hidden className="size-4" /> Add a note
            </Button>
          )}
          {draft && !draft.isSet && (
            <>
              <p className="text-sm text-ink-muted">
                Click the drawing, or move the mark with the arrow keys (faster with Shift) and set it with Enter.
              </p>
              <Button variant="ghost" size="sm" onClick={() => setDraft(undefined)}>
                Cancel
              </Button>
            </>
          )}
          <a
            href={page.picture ?? fileHref}
            target="_blank"
            rel="noreferrer"
            className="text-sm font-medium text-accent underline underline-offset-4"
          >
            Open in full size
          </a>
        </div>
      </div>
      <section aria-label="Notes on the drawing" className="min-w-0 space-y-3">
        {draft?.isSet && (
          <PinNoteForm
            label={`Note on ${page.title}`}
            submitLabel="Save note"
            className="rounded-control border border-line-strong p-4"
            onCancel={() => setDraft(undefined)}
            send={async (text) => {
              const { x, y } = draft;
              const sent = await requestTeam<ProofPin>(path, { method: 'POST', body: { page: page.id, x, y, text } });
              if (!sent.ok) return sent;
              setDraft(undefined);
              setSelected(sent.value.number);
              router.refresh();
              return {};
            }}
          />
        )}
        <p className={cn('text-sm', open > 0 ? 'font-semibold' : 'text-ink-muted')}>
          {open > 0 ? `${openPinsText(open)}.` : 'No open notes.'}
        </p>
        {pins.length > 0 && (
          <ol className="max-h-[40rem] space-y-3 overflow-y-auto overscroll-contain pr-1">
            {pins.map((pin) => (
              <PinThread
                key={pin.number}
                pin={pin}
                path={`${path}/${pin.number}`}
                shopName={shopName}
                isSelected={pin.number === selected}
                onSelect={() => select(pin)}
                mayAnswer={may.mayAnswer}
                mayResolve={may.mayResolve}
              />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

type PagesProps = Pick<PinBoardProps, 'pages' | 'pins'> & { shown: string; onShow: (id: string) => void };

const Pages = ({ pages, pins, shown, onShow }: PagesProps) => (
  <ul aria-label="Pages" className="flex gap-2 overflow-x-auto p-1">
    {pages.map(({ id, title, picture }) => {
      const open = pins.filter((pin) => pin.page.id === id && isOpen(pin)).length;
      return (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-pressed={id === shown}
            onClick={() => onShow(id)}
            className={cn(
              'relative block w-18 rounded-control border p-1 text-xs',
              id === shown ? 'border-accent' : 'border-line hover:border-line-strong',
            )}
          >
            {picture ? (
              <img
                src={picture}
                alt=""
                width={64}
                height={80}
                loading="lazy"
                className="aspect-4/5 w-full rounded-control kit-stage object-contain"
              />
            ) : (
              <span className="flex aspect-4/5 items-center justify-center rounded-control bg-surface-sunken">
                File
              </span>
            )}
            <span className="sr-only">
              {title}
              {open > 0 && `, ${openPinsText(open)}`}
            </span>
            {open > 0 && (
              <span
                aria-hidden
                className="absolute -top-1 -right-1 flex size-5 items-center justify-center rounded-full bg-brand text-xs font-bold text-brand-ink"
              >
                {open}
              </span>
            )}
          </button>
        </li>
      );
    })}
  </ul>
);
