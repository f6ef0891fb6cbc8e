'use client';

import { MousePointerClick } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { BLOCK_DEFINITIONS, type BlockDefinition } from '@/domain/pages/blocks';
import type { Place } from '@/domain/pages/editor';
import type { EditorPage } from '@/domain/pages/editor/page-api';
import { useEditor } from '../store/use-editor';
import { useShortcuts } from '../canvas/keys/use-shortcuts';
import { Canvas } from '../canvas/Canvas';
import type { CanvasDevice } from '../canvas/page-size';
import { EditorDialogs } from '../screen/EditorDialogs';
import { InsertDialog } from '../screen/InsertDialog';
import { fitsInto } from '@/areas/cms/palette/palette';
import { PanelBar, type Panel } from '../screen/PanelBar';
import { RecoveryBanner } from '../screen/RecoveryBanner';
import { ScheduleBanner } from '../screen/ScheduleBanner';
import { SidePanel } from '../screen/SidePanel';
import { useAdding } from '../screen/use-adding';
import { useJump } from '../screen/use-jump';
import { usePageActions } from '../publishing/use-page-actions';
import { BlockForm } from '../properties/BlockForm';
import type { EditorView } from '../properties/editor-fields';
import { TopBarB } from './TopBarB';
import { PageFieldInput } from '../screen/PageFieldInput';
import { BlockSearch } from '@/areas/cms/palette/BlockSearch';
import { BlockSketch } from '@/areas/cms/palette/BlockSketch';

type EditorBProps = {
  onView: (view: EditorView) => void;
  onDeleted: (page: EditorPage) => void;
};

export function EditorB({ onView, onDeleted }: EditorBProps) {
  const actions = usePageActions(onDeleted);
  const { addBlock } = useAdding();
  const [device, setDevice] = useState<CanvasDevice>('desktop');
  const [isPreview, setPreview] = useState(false);
  const [sheet, setSheet] = useState<Panel>();
  const [place, setPlace] = useState<Place>();
  const selectedId = useEditor(({ editor }) => editor.selectedId);
  const show = useCallback((panel: Panel) => {
    setPreview(false);
    setSheet(panel);
  }, []);
  const jump = useJump(
    useCallback(() => show('properties'), [show]),
    useCallback(() => show('add'), [show]),
  );
  useShortcuts({ onSave: () => void actions.save() });

  return (
    <div className="flex h-dvh flex-col">
      <TopBarB
        actions={actions}
        device={device}
        onDevice={setDevice}
        isPreview={isPreview}
        onPreview={setPreview}
        onView={onView}
      />
      <RecoveryBanner />
      <ScheduleBanner />
      <div className="flex min-h-0 grow">
        {!isPreview && (
          <SidePanel
            side="left"
            title="Fields"
            open={sheet === 'add'}
            onOpenChange={(open) => setSheet(open ? 'add' : undefined)}
          >
            <FieldsPanel
              onAdd={(type) => {
                addBlock(type);
                setSheet(undefined);
              }}
            />
          </SidePanel>
        )}
        <main className="min-w-0 grow overflow-y-auto">
          <Canvas variant="b" device={device} readOnly={isPreview} onInsert={setPlace} />
        </main>
        {!isPreview && (
          <SidePanel
            side="right"
            title="Block Properties"
            open={sheet === 'properties'}
            onOpenChange={(open) => setSheet(open ? 'properties' : undefined)}
          >
            {selectedId ? <BlockForm view="b" id={selectedId} /> : <NothingSelected />}
          </SidePanel>
        )}
      </div>
      {!isPreview && <PanelBar labels={{ add: 'Fields', properties: 'Block Properties' }} onOpen={setSheet} />}
      {place && (
        <InsertDialog title="Add a block" onClose={() => setPlace(undefined)}>
          <SearchedBlocks definitions={BLOCK_DEFINITIONS.filter(({ type }) => fitsInto(place, type))}>
            {(found) => (
              <BlockButtons
                definitions={found}
                onAdd={(type) => {
                  addBlock(type, place);
                  setPlace(undefined);
                }}
              />
            )}
          </SearchedBlocks>
        </InsertDialog>
      )}
      <EditorDialogs actions={actions} onJump={jump} />
    </div>
  );
}

function NothingSelected() {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-10 text-center text-ink-muted">
      <MousePointerClick aria-hidden className="size-7" />
      <p>Select a block on the page to change it here.</p>
    </div>
  );
}

/** Most used blocks; the others are under 'More blocks'. */
const BASIC = ['hero', 'text', 'image', 'button'];

function FieldsPanel({ onAdd }: { onAdd: (type: string) => void }) {
  return (
    <div className="space-y-5">
      <PageFieldInput field="title" />
      <PageFieldInput field="slug" />
      <PageFieldInput field="metaTitle" />
      <PageFieldInput field="metaDescription" />
      <section aria-labelledby="add-blocks" className="border-t border-line pt-5">
        <h3 id="add-blocks" className="mb-3 text-lg">
          Add Blocks
        </h3>
        <SearchedBlocks definitions={BLOCK_DEFINITIONS}>
          {(found, isSearching) =>
            isSearching ? (
              <BlockButtons definitions={found} onAdd={onAdd} />
            ) : (
              <>
                <BlockButtons definitions={found.filter(({ type }) => BASIC.includes(type))} onAdd={onAdd} />
                <details className="mt-4" open>
                  <summary className="cursor-pointer rounded-control py-1.5 text-sm font-semibold">More blocks</summary>
                  <div className="mt-2">
                    <BlockButtons definitions={found.filter(({ type }) => !BASIC.includes(type))} onAdd={onAdd} />
                  </div>
                </details>
              </>
            )
          }
        </SearchedBlocks>
      </section>
    </div>
  );
}

type SearchedBlocksProps = {
  definitions: readonly BlockDefinition[];
  children: (found: readonly BlockDefinition[], isSearching: boolean) => ReactNode;
};

const SearchedBlocks = ({ definitions, children }: SearchedBlocksProps) => (
  <BlockSearch
    label="Search blocks"
    items={definitions}
    offerOf={({ label, type, category }) => ({ name: label, type, category })}
  >
    {children}
  </BlockSearch>
);

type BlockButtonsProps = { definitions: readonly BlockDefinition[]; onAdd: (type: string) => void };

function BlockButtons({ definitions, onAdd }: BlockButtonsProps) {
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
