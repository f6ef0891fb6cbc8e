import path from 'node:path';
import type { CollectionConfig, Field } from 'payload';
import { PROOF_STATUSES, proofStatusLabel } from '@/domain/orders/proof';
import { env } from '@/lib/env';
import { nobody } from './access';
import { fileResponseHeaders } from './file-headers';
import { missingFile } from './missing-file';

type ProofCollection = Pick<CollectionConfig, 'slug' | 'dbName'> & {
  read: NonNullable<CollectionConfig['access']>['read'];
  /** Fields for the order. */
  of: Field[];
};

export function proofCollection({ slug, dbName, read, of }: ProofCollection): CollectionConfig {
  const staticDir = path.join(env.dataDir, 'uploads', slug);
  return {
    slug,
    dbName,
    lockDocuments: false,
    defaultSort: '-createdAt',
    admin: { useAsTitle: 'version' },
    access: { read, create: nobody, update: nobody, delete: nobody },
    upload: {
      staticDir,
      handlers: [missingFile(staticDir)],
      mimeTypes: ['image/png', 'image/jpeg', 'application/pdf'],
      pasteURL: false,
      modifyResponseHeaders: fileResponseHeaders('attachment'),
    },
    fields: [
      ...of,
      {
        name: 'version',
        type: 'number',
        required: true,
        admin: { description: 'Counts the proofs of an order, from 1.' },
      },
      { name: 'note', type: 'textarea', maxLength: 2000, admin: { description: 'Note from staff.' } },
      {
        name: 'fileHash',
        type: 'text',
        required: true,
        admin: { description: 'SHA-256 of the file, in hexadecimal.' },
      },
      {
        name: 'isDrawn',
        type: 'checkbox',
        required: true,
        defaultValue: false,
        admin: { description: 'Drawn from the order, not uploaded by staff.' },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        index: true,
        options: PROOF_STATUSES.map((value) => ({ value, label: proofStatusLabel(value) })),
      },
      { name: 'comment', type: 'textarea', maxLength: 2000, admin: { description: 'Comment with the decision.' } },
      { name: 'decidedAt', type: 'date' },
      { name: 'decidedByName', type: 'text' },
      {
        name: 'approvalHash',
        type: 'text',
        admin: { description: 'SHA-256 of the approved file, order lines and players.' },
      },
    ],
  };
}
