import { uuidOf } from '@/lib/http/parameters';
import { servePicture } from '@/lib/files/serve-file';
import { asStaff } from '@/modules/accounts/session/staff-route';
import { findPhoto } from '@/modules/returns/data/photos';
import { returnPhotos } from '@/modules/returns/return-photos';

type OfReturn = { params: Promise<{ id: string; photoId: string }> };

/** From our own address, so that the page may show it. */
export const returnPhoto = (_request: Request, { params }: OfReturn): Promise<Response> =>
  asStaff('orders:read', 'returns', async ({ payload }) => {
    const { id, photoId } = await params;
    const [returnId, own] = [uuidOf({ id }), uuidOf({ id: photoId })];
    const photo = returnId && own ? await findPhoto(payload, returnId, own) : undefined;
    const file = photo && (await returnPhotos.read(photo.fileName));
    return file && servePicture(file, photo.mimeType, 'private, no-store');
  });
