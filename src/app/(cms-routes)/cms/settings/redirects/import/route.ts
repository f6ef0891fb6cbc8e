import { z } from 'zod';
import { asEditor } from '@/areas/cms/http/as-editor';
import { readInput } from '@/lib/http/respond';
import { localRequest } from '@/lib/payload/local-request';
import { importRedirects } from '@/modules/pages/redirects/redirects-csv';

const importInput = z.object({ text: z.string('Choose a file.') });

/** Answers `{ added, changed, unchanged, refused }`. */
export const POST = (request: Request): Promise<Response> =>
  asEditor(async ({ payload, req, user }) => {
    const body = await readInput(request, importInput);
    if (!body.ok) return body;
    const newRequest = () => localRequest(payload, { headers: req.headers, user });
    return importRedirects({ payload, newRequest, text: body.input.text });
  });
