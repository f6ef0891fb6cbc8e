import type { Where } from 'payload';

/** For fields that show a file of the library: a PDF is there to be downloaded. */
export const picturesOnly: Where = { mimeType: { like: 'image/' } };
