'use client';

import type { BlockDefinition } from '@/domain/pages/blocks';
import { BlockSketch } from '@/areas/cms/palette/BlockSketch';

type BlockButtonsProps = { definitions: readonly BlockDefinition[]; onAdd: (type: string) => void };

/** One button for each block that can be added. */
export function BlockButtons({ definitions, onAdd }: BlockButtonsProps) {
  return (
    <ul className="space-y-1.5">
      {definitions.map(({ type, label, description }) => (
        <li key={type}>
          <button
            type="button"
            title={description}
            onClick={() => onAdd(type)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line bg-surface px-2 py-1.5 text-left text-sm transition-colors duration-150 hover:border-brand hover:bg-brand-soft"
          >
            <BlockSketch type={type} className="w-14" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
