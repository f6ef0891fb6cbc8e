import * as primitives from '@react-pdf/primitives';
import type * as Renderer from '@react-pdf/renderer';

/**
 * Elements of PDF documents. The renderer knows them only by name, so that it need not be loaded, with 60 MB, before
 * the first document is drawn.
 */
export const { Document, Image, Page, Text, View } = primitives as unknown as Pick<
  typeof Renderer,
  'Document' | 'Image' | 'Page' | 'Text' | 'View'
>;

export const StyleSheet: Pick<typeof Renderer.StyleSheet, 'create'> = { create: (styles) => styles };
