'use client';

import type { BlockDefinition } from '@/domain/page-blocks';
import { componentIcon } from '../editor/component-icons';

type BlockButtonsProps = { definitions: readonly BlockDefinition[]; onAdd: (type: string) => void };

/** One button for each block that can be added. */
export function BlockButtons({ definitions, onAdd }: BlockButtonsProps) {
  return (
    <ul className="space-y-1.5">
      {definitions.map(({ type, label, description, icon }) => {
        const Icon = componentIcon(icon);
        return (
          <li key={type}>
            <button
              type="button"
              title={description}
              onClick={() => onAdd(type)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-surface px-3 text-left text-sm transition-colors duration-150 hover:border-brand hover:bg-brand-soft"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-accent" />
              {label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
