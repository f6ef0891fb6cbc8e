'use client';

import { BLOCK_DEFINITIONS } from '@/domain/pages/blocks';
import { PageFieldInput } from '../screen/PageFieldInput';
import { SearchedBlocks } from './SearchedBlocks';
import { BlockButtons } from './BlockButtons';

/** Most used blocks; the others are under 'More blocks'. */
const BASIC = ['hero', 'text', 'image', 'button'];

/** Page's own fields, and the blocks that can be added. */
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
