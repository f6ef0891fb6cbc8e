import type { InlineEditing } from '@/block-views/types';
import { fieldLabel } from './field-label';
import { InlineRichText } from './InlineRichText';
import { InlineText } from './InlineText';

/**
 * Editing slots for the block views.
 * @param isSelected also shows places of empty texts; other blocks look as visitors see them.
 */
export const inlineEditing = (
  blockId: string,
  blockType: string,
  isSelected: boolean,
): Omit<InlineEditing, 'column'> => ({
  showsEmpty: isSelected,
  text: (path, value, options) =>
    value || isSelected ? (
      <InlineText
        blockId={blockId}
        path={path}
        value={value ?? ''}
        label={fieldLabel(blockType, path)}
        multiline={options?.multiline ?? false}
      />
    ) : undefined,
  richText: (path, value, look) =>
    value || isSelected ? (
      <InlineRichText
        key={path}
        blockId={blockId}
        path={path}
        value={value}
        label={fieldLabel(blockType, path)}
        {...look}
      />
    ) : undefined,
});
