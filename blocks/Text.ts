import type { Block } from 'payload';
import { alignment, choice } from './shared';

export const Text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  fields: [
    { name: 'content', type: 'richText' },
    choice('fontSize', ['sm', 'base', 'lg', 'xl', '2xl', '3xl'], 'base', 'Size of the text.'),
    alignment('left'),
    {
      name: 'color',
      type: 'text',
      required: true,
      defaultValue: 'gray-900',
      admin: { description: 'Name of a text colour, as gray-900.' },
    },
  ],
};
