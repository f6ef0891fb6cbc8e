import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { loadFonts } from './fonts';

type PdfResponse = {
  document: ReactElement<DocumentProps>;
  /** In ASCII, without quotes, with its ending. */
  fileName: string;
  /** `inline` shows it in the browser, `attachment` saves it. */
  disposition: 'inline' | 'attachment';
  /** It shows what everyone may see, and may be kept; else it is kept by nobody. */
  isPublic?: boolean;
};

/** A document as PDF. */
export async function pdfResponse({ document, fileName, disposition, isPublic }: PdfResponse): Promise<Response> {
  await loadFonts();
  const pdf = await renderToBuffer(document);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${disposition}; filename="${fileName}"`,
      ...(!isPublic && { 'Cache-Control': 'private, no-store' }),
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
