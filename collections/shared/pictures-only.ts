import type { Where } from 'payload';
import { LIBRARY_UPLOAD } from '@/domain/pages/media';

/**
 * For fields that show a picture of the library, not a PDF. By the types themselves, as teams may search no text of it,
 * and Payload queries as the user who saves.
 */
export const picturesOnly: Where = {
  mimeType: { in: LIBRARY_UPLOAD.accept.filter((type) => type.startsWith('image/')) },
};
