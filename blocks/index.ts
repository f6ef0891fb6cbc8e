import type { Block } from 'payload';
import { BLOCK_DEFINITIONS, type BlockDefinition } from '@/domain/pages/blocks';
import { payloadFields } from './payload-fields';

/** Columns hold no columns. */
const leaves = BLOCK_DEFINITIONS.filter(({ fields }) => !fields.some(({ kind }) => kind === 'columns'));

const payloadBlock = ({ type, component, label, fields }: BlockDefinition, inside: Block[] = []): Block => ({
  slug: type,
  interfaceName: component,
  labels: { singular: label, plural: label },
  admin: { components: { Label: '/src/areas/cms/panel/BlockLabel#BlockLabel' } },
  fields: payloadFields(fields, inside),
});

const leafBlocks = leaves.map((definition) => payloadBlock(definition));

/** Their views have the same slugs in src/block-views. */
export const pageBlocks: Block[] = BLOCK_DEFINITIONS.map(
  (definition) => leafBlocks[leaves.indexOf(definition)] ?? payloadBlock(definition, leafBlocks),
);
