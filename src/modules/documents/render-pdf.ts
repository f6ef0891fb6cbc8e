import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadFonts } from './fonts';

/** A document as the bytes of a PDF. */
export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  await loadFonts();
  const { renderToBuffer } = await import('@react-pdf/renderer');
  return renderToBuffer(document);
}
