'use client';

import { BLOCK_DEFINITIONS } from '@/domain/page-blocks';
import { PageFieldInput } from '../editor/PageFieldInput';
import { BlockButtons } from './BlockButtons';

/** Those that spec §2 names; all others stand under 'More blocks'. */
const BASIC = ['hero', 'text', 'image', 'button'];

/** The page's own fields, and the blocks that can be added. */
export function FieldsPanel({ onAdd }: { onAdd: (type: string) => void }) {
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
        <BlockButtons definitions={BLOCK_DEFINITIONS.filter(({ type }) => BASIC.includes(type))} onAdd={onAdd} />
        <details className="mt-4" open>
          <summary className="cursor-pointer rounded-control py-1.5 text-sm font-semibold">More blocks</summary>
          <div className="mt-2">
            <BlockButtons definitions={BLOCK_DEFINITIONS.filter(({ type }) => !BASIC.includes(type))} onAdd={onAdd} />
          </div>
        </details>
      </section>
    </div>
  );
}
