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
import { fitsInto } from '@/areas/cms/palette/palette';
import { useAdding } from '../screen/use-adding';
import { useJump } from '../screen/use-jump';
import { usePageActions } from '../publishing/use-page-actions';
import { BlockForm } from '../properties/BlockForm';
import type { EditorView } from '../properties/editor-fields';
import { ComponentPanel } from './ComponentPanel';
import { TopBarA } from './TopBarA';

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
