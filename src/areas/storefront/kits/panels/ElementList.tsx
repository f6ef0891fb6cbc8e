'use client';

import type { KitElement } from '@/domain/kits/document/kit-document';
import { KIT_GARMENTS } from '@/domain/kits/document/kit-garments';
import { cn } from '@/ui/cn';
import { LogoPicture } from '../canvas/LogoPicture';
import { showElement, useDesigner, useKit } from '../designer-store';
import { nameOf, SURFACE_LABELS } from '../element-words';

/** Elements to choose from, of all garments. */
export function ElementList({ label, elements }: { label: string; elements: readonly KitElement[] }) {
  const { colorways, garments } = useKit();
  const selected = useDesigner((state) => state.selected);
  const shown = useDesigner(({ colorway }) => colorway);
  const colorway = colorways[shown];
  return (
    <ul aria-label={label} className="space-y-1.5">
      {elements.map((element) => (
        <li key={element.id}>
          <button
            type="button"
            aria-pressed={element.id === selected}
            onClick={() => showElement(element.id)}
            className={cn(
              'flex min-h-12 w-full items-center gap-3 rounded-control border px-3 py-1.5 text-left transition-colors',
              element.id === selected
                ? 'border-brand bg-brand-soft'
                : 'border-line bg-surface-raised hover:border-line-strong',
            )}
          >
            {element.kind === 'logo' && colorway && (
              <LogoPicture
                logo={element.logo}
                colorway={colorway}
                className="size-8 shrink-0 rounded-[0.2rem] bg-ink/10 p-0.5"
              />
            )}
            <span className="min-w-0 grow">
              <span className="block truncate text-sm font-medium">{nameOf(element)}</span>
              <span className="block truncate text-xs text-ink-muted">
                {garments.length > 1 && `${KIT_GARMENTS[element.garment].label}, `}
                {SURFACE_LABELS[element.surface]}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
