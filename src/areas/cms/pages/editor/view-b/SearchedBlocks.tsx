'use client';

import type { ReactNode } from 'react';
import type { BlockDefinition } from '@/domain/pages/blocks';
import { BlockSearch } from '@/areas/cms/palette/BlockSearch';

type SearchedBlocksProps = {
  definitions: readonly BlockDefinition[];
  children: (found: readonly BlockDefinition[], isSearching: boolean) => ReactNode;
};

/** Blocks with a search. */
export const SearchedBlocks = ({ definitions, children }: SearchedBlocksProps) => (
  <BlockSearch
    label="Search blocks"
    items={definitions}
    offerOf={({ label, type, category }) => ({ name: label, type, category })}
  >
    {children}
  </BlockSearch>
);
