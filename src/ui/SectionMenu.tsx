'use client';

import { useRef } from 'react';
import { useCurrentInView } from './use-current-in-view';
import { useCurrentSection } from './use-current-section';

type SectionMenuProps = { label: string; sections: readonly { id: string; label: string }[] };

/** A jump moves the focus and leaves the address as it is. */
export function SectionMenu({ label, sections }: SectionMenuProps) {
  const { current, jump } = useCurrentSection(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);

  return (
    <nav
      aria-label={label}
      className="sticky top-15 z-20 max-lg:-mx-gutter max-lg:border-b max-lg:border-line max-lg:bg-surface lg:top-20 lg:self-start"
    >
      <ul ref={list} className="flex max-lg:overflow-x-auto max-lg:px-gutter max-lg:[scrollbar-width:none] lg:flex-col">
        {sections.map(({ id, label: name }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault();
                jump(id);
              }}
              className="flex min-h-11 items-center border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-muted hover:text-ink aria-[current]:border-brand aria-[current]:text-accent max-lg:border-b-2 max-lg:focus-visible:-outline-offset-2 lg:min-h-9 lg:border-l-2"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
