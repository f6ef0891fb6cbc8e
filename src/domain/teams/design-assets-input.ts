import { z } from 'zod';
import { ASSET_TYPES, MAX_ASSET_DESCRIPTION, MAX_ASSET_NAME } from './design-assets';
import { INCOMPLETE_UPLOAD } from './design-assets-messages';
import { cleanLine, cleanText } from '../text/text';

const name = z
  .string(INCOMPLETE_UPLOAD.description)
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .min(1, INCOMPLETE_UPLOAD.description)
      .max(MAX_ASSET_NAME, `A name can have at most ${MAX_ASSET_NAME} characters.`),
  );
const type = z.enum(ASSET_TYPES, 'Choose logo, sponsor, guide or template.');
const description = z
  .string('The description must be text.')
  .transform(cleanText)
  .pipe(z.string().max(MAX_ASSET_DESCRIPTION, `A description can have at most ${MAX_ASSET_DESCRIPTION} characters.`));

/** Fields sent with a file. `uploadId` makes a repeated upload, after a lost response, the same one. */
export const assetUploadInput = z.object({
  name,
  type: type.default('logo'),
  description: description.default(''),
  uploadId: z.uuid('The upload id must be a UUID.').optional(),
});
export type AssetUploadInput = z.output<typeof assetUploadInput>;

export const assetChangesInput = z
  .object({ name, type, description })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Give at least one field to change.');
export type AssetChanges = z.output<typeof assetChangesInput>;

const cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[0-9a-f-]{36}$/, 'The cursor is not valid.')
  .transform((text) => {
    const [createdAt = '', id = ''] = text.split('_');
    return { createdAt, id };
  });

/** Filters of the list; invalid ones in an address count as missing. */
export const assetListInput = z.object({
  type: z.enum(ASSET_TYPES).optional().catch(undefined),
  q: z.string().max(MAX_ASSET_NAME).transform(cleanLine).catch('').default(''),
  after: cursor.optional().catch(undefined),
});
export type AssetListInput = z.output<typeof assetListInput>;
