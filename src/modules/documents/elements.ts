import * as primitives from '@react-pdf/primitives';
import type * as Renderer from '@react-pdf/renderer';

/** The renderer knows them only by name, so that its 60 MB load with the first document. */
export const { Document, Image, Page, Text, View } = primitives as unknown as Pick<
  typeof Renderer,
  'Document' | 'Image' | 'Page' | 'Text' | 'View'
>;

export const StyleSheet: Pick<typeof Renderer.StyleSheet, 'create'> = { create: (styles) => styles };
