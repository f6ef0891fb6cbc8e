import type { Where } from 'payload';
import { LIBRARY_UPLOAD } from '@/domain/pages/media';

/** Excludes PDFs. Lists the types, as Payload queries as the user, and teams may not search texts. */
export const picturesOnly: Where = {
  mimeType: { in: LIBRARY_UPLOAD.accept.filter((type) => type.startsWith('image/')) },
};
