'use client';

import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useRouter } from 'next/navigation';
import { toQueryString } from '@/domain/catalogue/shop-filters';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/Spinner';
import { foldText } from '@/domain/catalogue/search-words';
import { useAnswer } from '@/ui/use-answer';
import { type Suggestions, type SuggestedProduct } from './suggestions';
import Link from 'next/link';
import { highlight } from '@/domain/catalogue/search-highlight';
import { ArrowRightIcon } from '@/ui/icons';
import { Price } from '@/ui/Price';

export interface PanelState {
  isOpen: boolean;
  activeId?: string;
}

/** Shortest text with suggestions: fewer letters match nearly everything. */
const MIN_LETTERS = 2;

type State =
  | { status: 'idle' | 'loading' | 'failed'; suggestions?: undefined }
  | { status: 'ready'; suggestions: Suggestions };

/** Suggestions for a text after a pause in typing; overtaken answers are dropped. */
function useSuggestions(text: string): State & { retry: () => void } {
  const folded = foldText(text);
  const path = folded.length < MIN_LETTERS ? undefined : `/api/search?${new URLSearchParams({ q: folded })}`;
  const { answer, loading, failed, retry } = useAnswer<Suggestions>(path, { pause: 150 });

  if (!path) return { status: 'idle', retry };
  if (failed) return { status: 'failed', retry };
  return loading || !answer ? { status: 'loading', retry } : { status: 'ready', suggestions: answer, retry };
}

type SuggestionPanelProps = {
  id: string;
  text: string;
  opens: boolean;
  box: RefObject<HTMLInputElement | null>;
  onPanel: (state: PanelState) => void;
  keyRef: RefObject<((event: KeyboardEvent) => void) | undefined>;
  className: string;
};

/** List below a search box: opened by typing or the down arrow, walked with the arrows, closed with Escape. */
export function SuggestionPanel({ id, text, opens, box, onPanel, keyRef, className }: SuggestionPanelProps) {
  const router = useRouter();
  const { status, suggestions, retry } = useSuggestions(text);
  /** Text for which the panel was closed: another text opens it again. */
  const [closedFor, setClosedFor] = useState(opens ? undefined : text);
  /** Active option; reset by another text. */
  const [active, setActive] = useState({ text, index: -1 });
  const isOpen = status !== 'idle' && closedFor !== text;
  const options: Option[] = suggestions
    ? [
        ...suggestions.products.map((product) => ({ group: 'Products' as const, ...product })),
        ...suggestions.places.map(({ kind, ...place }) => ({
          group: kind === 'category' ? ('Categories' as const) : ('Pages' as const),
          ...place,
        })),
        {
          group: 'All' as const,
          name: text.trim(),
          href: `/shop${toQueryString({ search: text.trim(), sort: 'relevance' })}`,
        },
      ]
    : [];
  const current = isOpen && active.text === text && active.index < options.length ? active.index : -1;
  const activeId = current >= 0 ? `${id}-${current}` : undefined;

  useEffect(() => onPanel({ isOpen, activeId }), [onPanel, isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const stand = (index: number) => setActive({ text, index });
  const close = () => setClosedFor(text);

  function choose(href: string) {
    close();
    router.push(href);
  }

  function move(event: KeyboardEvent, by: 1 | -1) {
    event.preventDefault();
    if (!isOpen) return setClosedFor(undefined);
    const places = options.length + 1;
    stand(((current + 1 + by + places) % places) - 1);
  }

  useEffect(() => {
    keyRef.current = (event) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') move(event, 1);
      else if (event.key === 'ArrowUp' && isOpen) move(event, -1);
      else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter' && isOpen) {
        const option = options[current];
        if (option) event.preventDefault();
        if (option) choose(option.href);
        else close();
      }
    };
  });

  useEffect(() => {
    const input = box.current;
    const leave = () => setClosedFor(text);
    input?.addEventListener('blur', leave);
    return () => input?.removeEventListener('blur', leave);
  }, [box, text]);

  return (
    <div
      hidden={!isOpen}
      role="presentation"
      // A press here leaves the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        'absolute top-full z-30 mt-1.5 max-h-[min(32rem,65dvh)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-raised text-ink shadow-overlay',
        className,
      )}
    >
      <SuggestionOptions
        id={id}
        options={options}
        current={current}
        search={suggestions?.search ?? text}
        onChoose={close}
        onPoint={stand}
      />
      {status === 'loading' && (
        <p className="flex items-center gap-3 px-4 py-3.5 text-sm text-ink-muted">
          <Spinner /> Searching...
        </p>
      )}
      {status === 'failed' && (
        <p className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-sm">
          Suggestions could not be loaded.
          <button
            type="button"
            tabIndex={-1}
            onClick={retry}
            className="min-h-9 px-2 font-medium text-accent underline"
          >
            Try again
          </button>
        </p>
      )}
      <p role="status" className="sr-only">
        {isOpen && status === 'ready' && countText(options.length - 1)}
      </p>
    </div>
  );
}

const countText = (count: number) =>
  count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`;

type Option = { name: string; href: string } & (
  | ({ group: 'Products' } & SuggestedProduct)
  | { group: 'Categories' | 'Pages' | 'All' }
);

type SuggestionOptionsProps = {
  id: string;
  options: readonly Option[];
  current: number;
  search: string;
  onChoose: () => void;
  onPoint: (index: number) => void;
};

const GROUPS = ['Products', 'Categories', 'Pages', 'All'] as const;

function SuggestionOptions({ id, options, current, search, onChoose, onPoint }: SuggestionOptionsProps) {
  const isNothing = options.length === 1;
  return (
    <>
      {isNothing && <p className="px-4 pt-3.5 pb-1 text-sm text-ink-muted">No suggestions for this.</p>}
      <div id={id} role="listbox" aria-label="Suggestions" className={cn(options.length > 0 && 'py-2')}>
        {GROUPS.map((group) => {
          const own = options.flatMap((option, index) => (option.group === group ? { option, index } : []));
          if (own.length === 0) return null;
          const isAll = group === 'All';
          return (
            <div key={group} role="group" aria-label={isAll ? 'All results' : group}>
              {!isAll && (
                <p aria-hidden className="px-4 pt-2 pb-1 text-xs font-semibold tracking-wide text-ink-muted uppercase">
                  {group}
                </p>
              )}
              {own.map(({ option, index }) => (
                <Link
                  key={option.href}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  tabIndex={-1}
                  href={option.href}
                  prefetch={false}
                  onClick={onChoose}
                  onPointerMove={() => onPoint(index)}
                  className={cn('flex min-h-11 items-center gap-3 px-4 py-1.5', index === current && 'bg-brand-soft')}
                >
                  {isAll ? <AllResults search={option.name} /> : <OptionText option={option} search={search} />}
                </Link>
              ))}
            </div>
          );
        })}
      </div>
    </>
  );
}

function AllResults({ search }: { search: string }) {
  return (
    <>
      <span className="min-w-0 grow font-medium wrap-anywhere text-accent">{`See all results for “${search}”`}</span>
      <ArrowRightIcon className="size-4.5 shrink-0 text-accent" />
    </>
  );
}

function OptionText({ option, search }: { option: Option; search: string }) {
  return (
    <>
      {option.group === 'Products' && (
        <span className="aspect-4/5 w-9 shrink-0 overflow-hidden rounded-control bg-surface-sunken">
          {option.picture && (
            <img src={option.picture} alt="" width={36} height={45} className="size-full object-cover" />
          )}
        </span>
      )}
      <span className="line-clamp-2 min-w-0 grow leading-snug break-words">
        {highlight(option.name, search).map(({ text, isHit }, index) =>
          isHit ? (
            <mark key={index} className="bg-transparent font-bold text-accent">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </span>
      {option.group === 'Products' && (
        <span className="shrink-0 text-sm">
          <Price price={option.price} salePrice={option.salePrice} />
        </span>
      )}
    </>
  );
}
