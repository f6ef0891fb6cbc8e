import type { ReactNode } from 'react';
import type { InlineEditing } from './types';

/**
 * How a view puts in the texts of its block: the editor's slot for it, which is there even where the text is empty, or
 * the text itself, and nothing where it is blank.
 */
export const slotsOf =
  (editing: InlineEditing | undefined) =>
  (path: string, value: string | null | undefined, options?: { multiline?: boolean }): ReactNode =>
    editing?.text(path, value, options) ?? (value?.trim() ? value : undefined);

export const MULTILINE = { multiline: true } as const;
