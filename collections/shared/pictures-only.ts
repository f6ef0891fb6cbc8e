import type { Where } from 'payload';
import { LIBRARY_UPLOAD } from '@/domain/pages/media';

/**
 * For fields that show a file of the library: a PDF is there to be downloaded. By the types themselves, as teams may search
 * no text of it, and Payload asks as whoever saves.
 */
export const picturesOnly: Where = {
  mimeType: { in: LIBRARY_UPLOAD.accept.filter((type) => type.startsWith('image/')) },
};
