import { readPicture } from '@/lib/files/read-picture';
import { respond } from '@/lib/http/respond';
import { asMember } from '../../access/endpoint';
import { addPicture } from './add-picture';

export const uploadPicture = (request: Request): Promise<Response> =>
  asMember('products:write', async ({ req }) => {
    const read = await readPicture(request);
    if (!read.ok) return read;
    const { file, form } = read;
    return respond(await addPicture({ req, file, alt: String(form.get('alt') ?? '') }), { status: 201 });
  });
