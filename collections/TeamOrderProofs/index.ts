import type { CollectionConfig } from 'payload';
import path from 'node:path';
import { PROOF_STATUSES, proofStatusLabel } from '@/domain/teams/proof';
import { env } from '@/lib/env';
import { nobody, staffOrOwnTeam } from '../shared/access';
import { teamField } from '../shared/fields';
import { fileResponseHeaders } from '../shared/file-headers';
import { missingFile } from '../shared/missing-file';

const staticDir = path.join(env.dataDir, 'uploads', 'team-order-proofs');

/** Pictures of what will be made, for the manager to approve. Private to the team and to staff. */
export const TeamOrderProofs: CollectionConfig = {
  slug: 'team-order-proofs',
  dbName: 'team_order_proofs',
  lockDocuments: false,
  defaultSort: '-createdAt',
  access: { read: staffOrOwnTeam('teams:read', 'team'), create: nobody, update: nobody, delete: nobody },
  upload: {
    staticDir,
    handlers: [missingFile(staticDir)],
    mimeTypes: ['image/png', 'image/jpeg', 'application/pdf'],
    pasteURL: false,
    modifyResponseHeaders: fileResponseHeaders('attachment'),
  },
  fields: [
    teamField(),
    { name: 'teamOrder', type: 'relationship', relationTo: 'team-orders', required: true, index: true, maxDepth: 0 },
    { name: 'version', type: 'number', required: true, admin: { description: '1 for the first of an order.' } },
    { name: 'note', type: 'textarea', maxLength: 2000, admin: { description: 'Note from staff.' } },
    { name: 'fileHash', type: 'text', required: true, admin: { description: 'SHA-256 of the file, hexadecimal.' } },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: PROOF_STATUSES.map((value) => ({ value, label: proofStatusLabel(value) })),
    },
    { name: 'comment', type: 'textarea', maxLength: 2000, admin: { description: 'The manager’s comment.' } },
    { name: 'decidedAt', type: 'date' },
    { name: 'decidedByName', type: 'text' },
    {
      name: 'approvalHash',
      type: 'text',
      admin: { description: 'SHA-256 over the file and the order’s lines and players, as they were approved.' },
    },
  ],
};
