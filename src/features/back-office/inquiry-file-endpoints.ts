import 'server-only';
import type { InquiryFile } from '@/payload-types';
import { forStaff } from '@/features/accounts/staff-route';
import { inquiryFileStore } from '@/features/inquiries/operations/inquiry-files';
import { uuidOf } from '@/features/team/endpoints/parameters';
import { previewNameOf, type StoredFile } from '@/lib/files/file-store';
import { fileDownload, previewPicture } from '@/lib/files/serve-file';
import { errorResponse } from '@/lib/http/json';

type OfInquiry = { params: Promise<{ id: string; fileId: string }> };

/** Answers staff who may read the inbox with what is stored of a file of this very inquiry. */
const served =
  (nameOf: (row: InquiryFile) => string, answer: (file: StoredFile, row: InquiryFile) => Response) =>
  (_request: Request, { params }: OfInquiry): Promise<Response> =>
    forStaff('inquiries:write', 'the inbox', async ({ payload, user }) => {
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
      const file = row && (await inquiryFileStore.read(nameOf(row)));
      return row && file
        ? answer(file, row)
        : errorResponse(404, { code: 'not_found', message: 'There is nothing at this address.' });
    });

/** `GET /admin/inbox/{id}/files/{fileId}`: a file that came with a request, as a download under the sender’s name. */
export const inquiryFile = served(
  ({ fileName }) => fileName,
  (file, { name, mimeType }) => fileDownload(file, name, mimeType),
);

/** `GET /admin/inbox/{id}/files/{fileId}/preview`: the picture drawn of it. */
export const inquiryFilePreview = served(
  ({ fileName }) => previewNameOf(fileName),
  (file) => previewPicture(file),
);
