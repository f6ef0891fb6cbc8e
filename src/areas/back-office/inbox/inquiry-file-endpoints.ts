import 'server-only';
import { Readable } from 'node:stream';
import type { InquiryFile } from '@/payload-types';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { inquiryFileStore } from '@/modules/inquiries/inquiry-files';
import { uuidOf } from '@/lib/http/parameters';
import { cleanSvg } from '@/lib/files/clean-svg';
import type { StoredFile } from '@/lib/files/file-store';
import { fileDownload } from '@/lib/files/serve-file';
import { respond } from '@/lib/http/respond';

type OfInquiry = { params: Promise<{ id: string; fileId: string }> };

/** Strangers’ files are stored undecoded: an SVG is cleaned here. */
export const inquiryFile = (_request: Request, { params }: OfInquiry): Promise<Response> =>
  asStaff('inquiries:write', 'the inbox', async ({ payload, user }) => {
    const { id, fileId } = await params;
    const [inquiry, own] = [uuidOf({ id }), uuidOf({ id: fileId })];
    const { docs } =
      inquiry && own
        ? await payload.find({
            collection: 'inquiry-files',
            where: { and: [{ id: { equals: own } }, { inquiry: { equals: inquiry } }] },
            limit: 1,
            depth: 0,
            pagination: false,
            user,
            overrideAccess: false,
          })
        : { docs: [] };
    const [row] = docs;
    const file = row && (await inquiryFileStore.read(row.fileName));
    if (!row || !file) return undefined;
    return row.mimeType === 'image/svg+xml' ? cleanedDownload(file, row) : fileDownload(file, row.name, row.mimeType);
  });

async function cleanedDownload(file: StoredFile, { name, mimeType }: InquiryFile): Promise<Response> {
  const cleaned = await cleanSvg(Buffer.from(await new Response(file.body).arrayBuffer()));
  if (!cleaned.ok) return respond(cleaned);
  const body = Readable.toWeb(Readable.from([cleaned.bytes])) as ReadableStream;
  return fileDownload({ size: cleaned.bytes.length, body }, name, mimeType);
}
