import 'server-only';
import type { InquiryFile } from '@/payload-types';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { inquiryFiles } from '@/modules/inquiries/inquiry-files';
import { uuidOf } from '@/lib/http/parameters';
import { cleanSvg } from '@/lib/files/clean-svg';
import { readBytes, type StoredFile } from '@/lib/files/store/file-store';
import { fileDownload, serveDownload } from '@/lib/files/serve-file';
import { respond } from '@/lib/http/respond';

type OfInquiry = { params: Promise<{ id: string; fileId: string }> };

/** Strangers’ files are stored undecoded: an SVG is cleaned here. */
export const inquiryFile = (_request: Request, { params }: OfInquiry): Promise<Response> =>
  asStaff('inquiries:read', 'the inbox', async ({ payload, user }) => {
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
    if (row?.mimeType === 'image/svg+xml') {
      const file = await inquiryFiles.read(row.fileName);
      return file && cleanedDownload(file, row);
    }
    return row && fileDownload(inquiryFiles, row.fileName, { name: row.name, type: row.mimeType });
  });

async function cleanedDownload(file: StoredFile, { name, mimeType }: InquiryFile): Promise<Response> {
  const cleaned = await cleanSvg(await readBytes(file));
  if (!cleaned.ok) return respond(cleaned);
  return serveDownload(cleaned.bytes, { name, type: mimeType });
}
