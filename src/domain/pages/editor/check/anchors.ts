import type { EditorBlock } from '../../blocks/new-block';

/**
 * Of every page: its content, which “Skip to content” leads to; its beginning, which browsers know by themselves; and
 * the kit designer, which a link’s view opens wherever it stands.
 */
const EVERYWHERE = ['main', 'top', 'designer'];

/** Names of the places on a page that a link can lead to, as the views of the blocks give them. */
export const anchorsOf = (blocks: readonly EditorBlock[]): Set<string> =>
  new Set([
    ...EVERYWHERE,
    ...blocks.flatMap(({ id, blockType, form }) => [
      `heading-${id}`,
      ...(blockType === 'form' && typeof form === 'string' ? [`${form}-form`] : []),
    ]),
  ]);
