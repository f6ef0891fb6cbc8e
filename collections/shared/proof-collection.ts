import type { CollectionConfig, Field } from 'payload';
import { PROOF_STATUSES, proofStatusLabel } from '@/domain/orders/proof';
import { fileDownload, typeOf } from '@/lib/files/serve-file';
import { uploadFolder } from '@/lib/files/stored-folder';
import { refuse } from '@/lib/http/respond';
import { nobody } from './access';

type ProofCollection = Pick<CollectionConfig, 'slug' | 'dbName'> & {
  read: NonNullable<CollectionConfig['access']>['read'];
  of: Field[];
};

export function proofCollection({ slug, dbName, read, of }: ProofCollection): CollectionConfig {
  const files = uploadFolder(slug);
  return {
    slug,
    dbName,
    lockDocuments: false,
    defaultSort: '-createdAt',
    admin: { useAsTitle: 'version' },
    access: { read, create: nobody, update: nobody, delete: nobody },
    upload: {
      handlers: [
        async (_req, { params: { filename } }) =>
          (await fileDownload(files, filename, { name: filename, type: typeOf(filename) })) ??
          refuse('not_found', 'File not found.'),
      ],
      mimeTypes: ['image/png', 'image/jpeg', 'application/pdf'],
      pasteURL: false,
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
      {
        name: 'answers',
        type: 'json',
        admin: { description: 'Answers by squad: approval or changes, by whom, when, and on which version.' },
      },
    ],
  };
}
