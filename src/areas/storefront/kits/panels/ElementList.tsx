'use client';

import { memo } from 'react';
import type { KitElement } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { cn } from '@/ui/cn';
import { LogoPicture } from '../canvas/LogoPicture';
import { showElement, useDrawn, usePicture, useShownColors } from '../designer-store';
import { nameOf, SURFACE_LABELS } from '../element-words';

export function ElementList({ label, elements }: { label: string; elements: readonly KitElement[] }) {
  const selected = useDrawn((state) => state.selected);
  return (
    <ul aria-label={label} className="space-y-1.5">
      {elements.map((element) => (
        <ElementRow key={element.id} element={element} isSelected={element.id === selected} />
      ))}
    </ul>
  );
}

const ElementRow = memo(function ElementRow({ element, isSelected }: { element: KitElement; isSelected: boolean }) {
  const colors = useShownColors();
  const picture = usePicture(element);
  const hasOthers = useDrawn(({ history }) => history.present.garments.length > 1);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => showElement(element.id)}
        className={cn(
          'flex min-h-12 w-full items-center gap-3 rounded-control border px-3 py-1.5 text-left transition-colors',
          isSelected ? 'border-brand bg-brand-soft' : 'border-line bg-surface-raised hover:border-line-strong',
        )}
      >
        {element.kind === 'logo' && (
          <LogoPicture
            logo={element.logo}
            picture={picture}
            colors={colors}
            className="size-8 shrink-0 rounded-[0.2rem] bg-ink/10 p-0.5"
          />
        )}
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-medium">{nameOf(element)}</span>
          <span className="block truncate text-xs text-ink-muted">
            {hasOthers && `${KIT_GARMENTS[element.garment].label}, `}
            {SURFACE_LABELS[element.surface]}
          </span>
        </span>
      </button>
    </li>
  );
});
