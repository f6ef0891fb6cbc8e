import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadFontsFor } from './fonts';

/** A document as the bytes of a PDF. */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  await loadFontsFor(document);
  const { renderToBuffer } = await import('@react-pdf/renderer');
  return renderToBuffer(document);
}
