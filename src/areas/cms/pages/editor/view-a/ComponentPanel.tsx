'use client';

import type { PaletteComponent } from '@/areas/cms/palette/list-components';
import { BlockSearch } from '@/areas/cms/palette/BlockSearch';
import { BlockSketch } from '@/areas/cms/palette/BlockSketch';
import { byCategory } from '@/areas/cms/palette/palette';
import { Grid3x3, Image, Layout, type LucideIcon, Mail, MousePointer, Type } from 'lucide-react';
import type { ComponentIcon } from '@/domain/pages/blocks';

/** The six icons of components, by name. */
const icons: Record<ComponentIcon, LucideIcon> = { Layout, Type, Image, MousePointer, Grid3x3, Mail };

/** Unknown names take the first. */
const componentIcon = (name: string): LucideIcon =>
  Object.hasOwn(icons, name) ? icons[name as ComponentIcon] : Layout;

type ComponentPanelProps = {
  components: readonly PaletteComponent[];
  onAdd: (component: PaletteComponent) => void;
};

/** Active components by category, in the order of `BLOCK_CATEGORIES`. */
export function ComponentPanel({ components, onAdd }: ComponentPanelProps) {
  if (components.length === 0)
    return <p className="text-ink-muted">There are no active components. Find them under Settings, Components.</p>;
  return (
    <BlockSearch
      label="Search components"
      items={components}
      offerOf={({ name, category, template: { type } }) => ({ name, category, type })}
    >
      {(found) => <Categories components={found} onAdd={onAdd} />}
    </BlockSearch>
  );
}

function Categories({ components, onAdd }: ComponentPanelProps) {
  return (
    <div className="space-y-6">
      {byCategory(components).map(([category, ofCategory]) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <h3 id={`category-${category}`} className="eyebrow mb-2">
            {category}
          </h3>
          <ul className="grid grid-cols-2 gap-2">
            {ofCategory.map((component) => {
              const Icon = componentIcon(component.icon);
              return (
                <li key={component.id}>
                  <button
                    type="button"
                    onClick={() => onAdd(component)}
                    className="flex h-full min-h-19 w-full flex-col items-center justify-center gap-2 rounded-control border border-line bg-surface px-2 py-3 text-center text-sm leading-tight transition-colors duration-150 hover:border-brand hover:bg-brand-soft"
                  >
                    <BlockSketch type={component.template.type} className="w-full max-w-24" />
                    <span className="flex items-center gap-1.5">
                      <Icon aria-hidden className="size-3.5 shrink-0 text-accent" />
                      {component.name}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
