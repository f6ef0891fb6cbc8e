import { renderToBuffer, type DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';

type PdfResponse = {
  document: ReactElement<DocumentProps>;
  /** In ASCII, without quotes, with its ending. */
  fileName: string;
  /** `inline` shows it in the browser, `attachment` saves it. */
  disposition: 'inline' | 'attachment';
};

/** A document as PDF, kept by nobody. */
export async function pdfResponse({ document, fileName, disposition }: PdfResponse): Promise<Response> {
  const pdf = await renderToBuffer(document);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${disposition}; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
