import type { FlattenedBlock, Payload } from 'payload';
import { blockDefinition } from '@/domain/pages/blocks';

/**
 * Lets Payload's panel open a page that holds a block of a type that this program does not know, which it would refuse
 * to: such a block is one without any field to edit, and is kept as it is (see keep-unknown-blocks.ts). Payload looks for
 * a block among those of the whole configuration first, and there are none here.
 */
export function acceptUnknownBlocks(payload: Payload): void {
  const known = payload.blocks as Record<string, FlattenedBlock>;
  payload.blocks = new Proxy(known, {
    get: (blocks, type) =>
      (Reflect.get(blocks, type) as FlattenedBlock | undefined) ??
      (typeof type === 'string' && !blockDefinition(type) ? fieldless(type) : undefined),
  });
}

const fieldless = (slug: string): FlattenedBlock => ({
  slug,
  labels: { singular: 'Unknown block type', plural: 'Unknown block types' },
  fields: [],
  flattenedFields: [],
});
