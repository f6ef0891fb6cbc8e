import path from 'node:path';
import type { CollectionConfig, Field } from 'payload';
import { PROOF_STATUSES, proofStatusLabel } from '@/domain/orders/proof';
import { env } from '@/lib/env';
import { nobody } from './access';
import { fileResponseHeaders } from './file-headers';
import { missingFile } from './missing-file';

type ProofCollection = Pick<CollectionConfig, 'slug' | 'dbName'> & {
  read: NonNullable<CollectionConfig['access']>['read'];
  /** Fields for the order of the proofs. */
  of: Field[];
};

/** Pictures of the product for the customer to approve. Only operations create them. */
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
      { name: 'version', type: 'number', required: true, admin: { description: '1 for the first of an order.' } },
      { name: 'note', type: 'textarea', maxLength: 2000, admin: { description: 'Note from staff.' } },
      { name: 'fileHash', type: 'text', required: true, admin: { description: 'SHA-256 of the file, hexadecimal.' } },
      {
        name: 'isDrawn',
        type: 'checkbox',
        required: true,
        defaultValue: false,
        admin: { description: 'Drawn from the order; not a file that staff sent.' },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        index: true,
        options: PROOF_STATUSES.map((value) => ({ value, label: proofStatusLabel(value) })),
      },
      { name: 'comment', type: 'textarea', maxLength: 2000, admin: { description: 'What was answered.' } },
      { name: 'decidedAt', type: 'date' },
      { name: 'decidedByName', type: 'text' },
      {
        name: 'approvalHash',
        type: 'text',
        admin: { description: 'SHA-256 over the file and the order’s lines and players, as they were approved.' },
      },
    ],
  };
}
