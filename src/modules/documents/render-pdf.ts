import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadFontsFor } from './fonts';

export async function renderPdf(document: ReactElement<DocumentProps>): Promise<Buffer> {
  await loadFontsFor(document);
  const { renderToBuffer } = await import('@react-pdf/renderer');
  return renderToBuffer(document);
}
