'use client';

import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { blockDefinition } from '@/domain/pages/blocks';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import type { PaletteComponent } from '../../palette/list-components';
import { BlockSketch } from '../../palette/BlockSketch';
import { byCategory, blockOfComponent } from '../../palette/palette';
import { blockId, type EditorBlock } from '@/domain/pages/blocks/new-block';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { useSentForm } from '@/ui/use-sent-form';
import { saveDefaultPropsAction } from '../settings-actions';
import { BlocksContext } from '../../pages/editor/store/use-editor';
import { BlockForm } from '../../pages/editor/properties/BlockForm';
import { createStore } from 'zustand/vanilla';
import { openPage, reduce } from '@/domain/pages/editor';
import type { EditorStore } from '../../pages/editor/types';
import { SETTINGS_SAVED } from '@/modules/accounts/components/settings/settings-messages';

export function ComponentsScreen({ components }: { components: readonly PaletteComponent[] }) {
  const [open, setOpen] = useState<PaletteComponent>();
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-muted">
        Blocks that editors can add to pages. Set the properties that new blocks start with here; names, icons,
        categories and inactive components are under {/* Payload’s panel, another root layout: a full page load. */}
        <a href="/cms/collections/components" className="font-medium text-accent underline underline-offset-4">
          all component records
        </a>
        .
      </p>
      {components.length === 0 && <EmptyState title="No active components" />}
      <div className="space-y-6">
        {byCategory(components).map(([category, ofCategory]) => (
          <section key={category} aria-labelledby={`components-${category}`}>
            <h2 id={`components-${category}`} className="eyebrow mb-2">
              {category}
            </h2>
            <ul className="grid grid-cols-1 gap-2 md:grid-cols-2">
              {ofCategory.map((component) => (
                <ComponentItem key={component.id} component={component} onEdit={() => setOpen(component)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {open && <ComponentDialog component={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function ComponentItem({ component, onEdit }: { component: PaletteComponent; onEdit: () => void }) {
  const { name, template } = component;
  return (
    <li className="card flex items-center gap-3 px-4 py-2.5">
      <BlockSketch type={template.type} className="w-16 shrink-0" />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{name}</p>
        <p className="line-clamp-2 text-sm text-ink-muted">{blockDefinition(template.type)?.description}</p>
      </div>
      <IconButton label={`Edit default properties of ${name}`} onClick={onEdit}>
        <Pencil aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  );
}

type ComponentDialogProps = { component: PaletteComponent; onClose: () => void };

function ComponentDialog({ component, onClose }: ComponentDialogProps) {
  const [block] = useState(() => blockOfComponent(component, blockId));
  const [store] = useState(() => createBlockStore(block));
  const sent = useSentForm({
    send: async () => {
      const [edited = block] = store.getState().editor.document.blocks;
      const { id: _id, blockType: _blockType, ...defaultProps } = edited;
      const result = await callAction(saveDefaultPropsAction(component.id, defaultProps, component.defaultProps));
      if (!result.ok && result.code !== 'unreachable') return { message: result.message };
      toast(result.ok ? SETTINGS_SAVED : failed(result.message));
      if (result.ok) onClose();
      return {};
    },
  });

  return (
    <FormDialog
      title={`Default properties of ${component.name}`}
      description="New blocks start with these properties. Blocks already on pages stay as they are."
      placement="right"
      open
      onOpenChange={(open) => !open && onClose()}
      submitLabel="Save defaults"
      sent={sent}
    >
      <BlocksContext value={store}>
        <BlockForm view="a" id={block.id} />
      </BlocksContext>
    </FormDialog>
  );
}

/** Single block outside any page, for editing its properties; its creator saves it. */
const createBlockStore = (block: EditorBlock) =>
  createStore<Pick<EditorStore, 'editor' | 'data' | 'dispatch'>>((set) => ({
    editor: openPage({ title: '', slug: '', metaTitle: '', metaDescription: '', blocks: [block] }),
    data: { pictures: {}, products: {} },
    dispatch: (action) => set(({ editor }) => ({ editor: reduce(editor, action) })),
  }));
