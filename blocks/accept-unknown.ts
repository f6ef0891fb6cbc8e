import type { FlattenedBlock, Payload } from 'payload';
import { blockDefinition } from '@/domain/pages/blocks';

/** Lets Payload’s panel open a page with an unknown block, whose content restore-unknown-blocks.ts keeps. */
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
