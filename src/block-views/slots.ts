import type { ReactNode } from 'react';
import type { InlineEditing } from './types';

/** Places a block's texts: the editor's slot, even for an empty text, or else the text itself, nothing if blank. */
export const slotsOf =
  (editing: InlineEditing | undefined) =>
  (path: string, value: string | null | undefined, options?: { multiline?: boolean }): ReactNode =>
    editing?.text(path, value, options) ?? (value?.trim() ? value : undefined);

export const MULTILINE = { multiline: true } as const;
