'use client';

import { useState } from 'react';
import { blockId, type EditorBlock } from '@/domain/pages/blocks/new-block';
import { callAction } from '@/ui/call-action';
import { failed } from '@/ui/failed';
import { FormDialog } from '@/ui/FormDialog';
import { FormMessage } from '@/ui/FormMessage';
import { toast } from '@/ui/toast';
import type { PaletteComponent } from '../../palette/list-components';
import { saveDefaultPropsAction } from '../settings-actions';
import { BlocksContext } from '../../pages/editor/store/use-editor';
import { blockOfComponent } from '../../palette/palette';
import { BlockForm } from '../../pages/editor/properties/BlockForm';
import { createStore } from 'zustand/vanilla';
import { openPage, reduce } from '@/domain/pages/editor';
import type { EditorStore } from '../../pages/editor/types';
import { SETTINGS_SAVED } from '@/modules/accounts/components/settings/settings-messages';

type ComponentDialogProps = { component: PaletteComponent; onClose: () => void };

/** Initial properties of a component's new blocks, in the form used on pages. */
export function ComponentDialog({ component, onClose }: ComponentDialogProps) {
  const [block] = useState(() => blockOfComponent(component, blockId));
  const [store] = useState(() => createBlockStore(block));
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function save() {
    const [edited = block] = store.getState().editor.document.blocks;
    const { id: _id, blockType: _blockType, ...defaultProps } = edited;
    setSaving(true);
    setProblem(undefined);
    const result = await callAction(saveDefaultPropsAction(component.id, defaultProps, component.defaultProps));
    setSaving(false);
    if (!result.ok && result.code === 'unreachable') return void toast(failed(result.message));
    if (!result.ok) return setProblem(result.message);
    toast(SETTINGS_SAVED);
    onClose();
  }

  return (
    <FormDialog
      title={`Default properties of ${component.name}`}
      description="New blocks start with these properties. Blocks already on pages stay as they are."
      placement="right"
      open
      onOpenChange={(open) => !open && onClose()}
      submitLabel="Save defaults"
      pending={saving}
      onSubmit={save}
    >
      {problem && <FormMessage>{problem}</FormMessage>}
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
