import {
  type Access,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  NotFound,
  type Where,
  type UploadConfig,
} from 'payload';
import { assetFiles } from '@/lib/files/asset-files';
import { prepareAssetDeletion } from '@/modules/team/prepare-asset-deletion';
import { nobody, staffWho, teamWhere, may } from './shared/access';
import { teamField } from './shared/fields';
import { downloadOf } from '@/modules/team/assets/serve-asset';
import { refuse } from '@/lib/http/respond';
import { previewNameOf } from '@/lib/files/stored-folder';
import { findAssetOfFile } from '@/modules/team/data/assets';

type FileHandler = NonNullable<UploadConfig['handlers']>[number];

const serveUnderItsName: FileHandler = async (req, { params: { filename } }): Promise<Response> => {
  const row = await findAssetOfFile(req.payload, filename);
  const download = row && (await downloadOf(row));
  return download ?? refuse('not_found', 'File not found.');
};

/** Payload removes only the file itself. */
const removePreview: CollectionAfterDeleteHook<{ id: string; filename?: string | null }> = async ({ doc }) => {
  const stem = doc.filename?.split('.')[0];
  if (stem) await assetFiles.discard([previewNameOf(stem)]);
};

/** Staff read all, deleted ones too; a team only its own active ones. For another team’s file it is 404, not 403. */
const readAsset: Access = async ({ req, data, isReadingStaticFile }) => {
  if (may(req.user, 'teams:read')) return true;
  const team = teamWhere(req.user, 'designs');
  if (!team) return false;
  const own: Where = { and: [{ team: { equals: team } }, { isActive: { equals: true } }] };
  if (!isReadingStaticFile) return own;
  const file: Where = { filename: { equals: data?.filename } };
  // As the system: this is the access rule itself.
  const { totalDocs } = await req.payload.count({
    collection: 'design-assets',
    where: { and: [file, own] },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) throw new NotFound(req.t);
  return own;
};

/** Private to the team and staff. The portal adds them after checking their bytes. */
export const DesignAssets: CollectionConfig = {
  slug: 'design-assets',
  dbName: 'design_assets',
  lockDocuments: false,
  custom: { textSearch: ['name'] },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'name' },
  access: {
    read: readAsset,
    create: nobody,
    update: nobody,
    delete: staffWho('teams:write'),
  },
  hooks: { beforeDelete: [prepareAssetDeletion], afterDelete: [removePreview] },
  upload: {
    handlers: [serveUnderItsName],
    mimeTypes: [
      'image/png',
      'image/jpeg',
      'image/svg+xml',
      'application/pdf',
      'application/postscript',
      'application/illustrator',
    ],
    pasteURL: false,
  },
  fields: [
    teamField(),
    { name: 'name', type: 'text', required: true, maxLength: 160 },
    {
      name: 'type',
      type: 'select',
      required: true,
      options: ['logo', 'sponsor', 'guide', 'template'].map((value) => ({
        value,
        label: value[0]?.toUpperCase() + value.slice(1),
      })),
    },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    { name: 'fileFormat', type: 'text', admin: { description: 'Upper-case extension, such as PNG.' } },
    { name: 'fileSize', type: 'text', admin: { description: 'In MB with one decimal, such as 1.4 MB.' } },
    {
      name: 'previewName',
      type: 'text',
      access: { read: nobody },
      admin: { hidden: true, description: 'File name of the preview picture, if any.' },
    },
    { name: 'fileUrl', type: 'text', admin: { description: 'Download address for the team and staff.' } },
    {
      name: 'isActive',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      index: true,
      admin: { description: 'Off if deleted.' },
    },
  ],
};
