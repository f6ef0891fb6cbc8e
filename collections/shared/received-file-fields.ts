import type { Field } from 'payload';
import { SIZE_COMPONENTS } from './fields';

export const receivedFileFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    maxLength: 160,
    admin: { description: 'File name from the sender.' },
  },
  {
    name: 'fileName',
    type: 'text',
    required: true,
    admin: { description: 'Generated file name in the data folder.' },
  },
  { name: 'mimeType', type: 'text', required: true },
  {
    name: 'fileBytes',
    type: 'number',
    required: true,
    min: 0,
    admin: { description: 'In bytes over the API.', components: SIZE_COMPONENTS },
  },
];
