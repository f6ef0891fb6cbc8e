'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { SearchIcon } from '@/ui/icons';
import { lazyPart, useLazyPart } from '@/ui/lazy-part';
import type { PanelState } from './SuggestionPanel';

const suggestions = lazyPart(() => import('./SuggestionPanel'));

const CLOSED: PanelState = { isOpen: false };

type SearchBoxProps = {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  box: RefObject<HTMLInputElement | null>;
  className: string;
  hasSign?: boolean;
  panelClass?: string;
  children?: ReactNode;
};

/** The list is loaded on first use; without JavaScript an ordinary form field. */
export function SearchBox({
  id,
  label,
  placeholder,
  value,
  onType,
  box,
  className,
  hasSign = true,
  panelClass = 'inset-x-0',
  children,
}: SearchBoxProps) {
  const listId = useId();
  const [met, setMet] = useState<'focused' | 'typed'>();
  const [panel, setPanel] = useState(CLOSED);
  const list = useLazyPart(suggestions);
  const panelKeyRef = useRef<(event: KeyboardEvent) => void>(undefined);
  return (
    <div className="relative grow">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {hasSign && (
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-muted" />
      )}
      <input
        ref={box}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="search"
        value={value}
        maxLength={100}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={panel.isOpen}
        aria-controls={listId}
        aria-activedescendant={panel.activeId}
        onFocus={() => {
          setMet(met ?? 'focused');
          suggestions.load().catch(() => undefined);
        }}
        onKeyDown={(event) => panelKeyRef.current?.(event)}
        onChange={(event) => {
          setMet('typed');
          onType(event.target.value);
        }}
        className={className}
      />
      {children}
      {met && list && (
        <list.SuggestionPanel
          id={listId}
          text={value}
          opens={met === 'typed'}
          box={box}
          onPanel={setPanel}
          keyRef={panelKeyRef}
          className={panelClass}
        />
      )}
    </div>
  );
}
