'use client';

import { useCallback, useState } from 'react';
import type { Place } from '@/domain/pages/editor';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { useEditor } from '../store/use-editor';
import { useShortcuts } from '../canvas/keys/use-shortcuts';
import type { PaletteComponent } from '@/areas/cms/palette/list-components';
import { Canvas } from '../canvas/Canvas';
import { EditorDialogs } from '../screen/EditorDialogs';
import { InsertDialog } from '../screen/InsertDialog';
import { PageFieldInput } from '../screen/PageFieldInput';
import { PanelBar, type Panel } from '../screen/PanelBar';
import { RecoveryBanner } from '../screen/RecoveryBanner';
import { ScheduleBanner } from '../screen/ScheduleBanner';
import { SidePanel } from '../screen/SidePanel';
import { fitsInto, byCategory } from '@/areas/cms/palette/palette';
import { useAdding } from '../screen/use-adding';
import { useJump } from '../screen/use-jump';
import { usePageActions } from '../publishing/use-page-actions';
import { BlockForm } from '../properties/BlockForm';
import type { EditorView } from '../properties/editor-fields';
import { TopBarA } from './TopBarA';
import { BlockSearch } from '@/areas/cms/palette/BlockSearch';
import { BlockSketch } from '@/areas/cms/palette/BlockSketch';
import { Grid3x3, Image, Layout, type LucideIcon, Mail, MousePointer, Type } from 'lucide-react';
import type { ComponentIcon } from '@/domain/pages/blocks';

type EditorAProps = {
  components: readonly PaletteComponent[];
  onView: (view: EditorView) => void;
  onDeleted: (page: EditorPage) => void;
};

export function EditorA({ components, onView, onDeleted }: EditorAProps) {
  const actions = usePageActions(onDeleted);
  const { addComponent } = useAdding();
  const [sheet, setSheet] = useState<Panel>();
  const [place, setPlace] = useState<Place>();
  const selectedId = useEditor(({ editor }) => editor.selectedId);
  const showProperties = useCallback(() => setSheet('properties'), []);
  const jump = useJump(showProperties, showProperties);
  useShortcuts({ onSave: () => void actions.save() });

  return (
    <div className="flex h-dvh flex-col">
      <TopBarA actions={actions} onView={onView} />
      <RecoveryBanner />
      <ScheduleBanner />
      <div className="flex min-h-0 grow">
        <SidePanel
          side="left"
          title="Add Component"
          open={sheet === 'add'}
          onOpenChange={(open) => setSheet(open ? 'add' : undefined)}
        >
          <ComponentPanel
            components={components}
            onAdd={(component) => {
              addComponent(component);
              setSheet(undefined);
            }}
          />
        </SidePanel>
        <main className="min-w-0 grow overflow-y-auto">
          <Canvas variant="a" device="desktop" onInsert={setPlace} />
        </main>
        <SidePanel
          side="right"
          title={selectedId ? 'Properties' : 'Page'}
          open={sheet === 'properties'}
          onOpenChange={(open) => setSheet(open ? 'properties' : undefined)}
        >
          {selectedId ? (
            <BlockForm view="a" id={selectedId} />
          ) : (
            <div className="space-y-5">
              <PageFieldInput field="metaTitle" />
              <PageFieldInput field="metaDescription" />
            </div>
          )}
        </SidePanel>
      </div>
      <PanelBar labels={{ add: 'Add Component', properties: selectedId ? 'Properties' : 'Page' }} onOpen={setSheet} />
      {place && (
        <InsertDialog title="Add Component" onClose={() => setPlace(undefined)}>
          <ComponentPanel
            components={components.filter(({ template }) => fitsInto(place, template.type))}
            onAdd={(component) => {
              addComponent(component, place);
              setPlace(undefined);
            }}
          />
        </InsertDialog>
      )}
      <EditorDialogs actions={actions} onJump={jump} />
    </div>
  );
}

const icons: Record<ComponentIcon, LucideIcon> = { Layout, Type, Image, MousePointer, Grid3x3, Mail };

/** Unknown names take the first. */
const componentIcon = (name: string): LucideIcon =>
  Object.hasOwn(icons, name) ? icons[name as ComponentIcon] : Layout;

type ComponentPanelProps = {
  components: readonly PaletteComponent[];
  onAdd: (component: PaletteComponent) => void;
};

function ComponentPanel({ components, onAdd }: ComponentPanelProps) {
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
