'use client';

import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useRouter } from 'next/navigation';
import { toQueryString } from '@/domain/catalogue/shop-filters';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/Spinner';
import { type Option, SuggestionOptions } from './SuggestionOptions';
import { foldText } from '@/domain/catalogue/search-words';
import { useAnswer } from '@/ui/use-answer';
import type { Suggestions } from './suggestions';

export interface PanelState {
  isOpen: boolean;
  /** Id of the active option. */
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
