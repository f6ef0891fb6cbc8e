import type { DocumentProps } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { bodyLength } from '@kitroom/front/http/body-length';
import { renderPdf } from './render-pdf';

type Served = {
  /** In ASCII, without quotes, with its ending. */
  fileName: string;
  disposition: 'inline' | 'attachment';
  /** Shows only public data, so that caches may store it. */
  isPublic?: boolean;
};

export const pdfResponse = async ({
  document,
  ...served
}: Served & { document: ReactElement<DocumentProps> }): Promise<Response> =>
  pdfFileResponse({ content: await renderPdf(document), ...served });

export const pdfFileResponse = ({ content, fileName, disposition, isPublic }: Served & { content: Buffer }): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/pdf',
      ...bodyLength(content.length),
      'Content-Disposition': `${disposition}; filename="${fileName}"`,
      ...(!isPublic && { 'Cache-Control': 'private, no-store' }),
      'X-Content-Type-Options': 'nosniff',
    },
  });
