import type { Block } from 'payload';
import { alignment, choice, validAddress } from './shared';

export const Image: Block = {
  slug: 'image',
  interfaceName: 'ImageBlock',
  fields: [
    { name: 'src', type: 'text', validate: validAddress, admin: { description: 'Address of the picture.' } },
    { name: 'alt', type: 'text', defaultValue: 'Image description' },
    choice('width', ['sm', 'md', 'lg', 'xl', 'full', '1/4', '1/2', '3/4'], 'full', 'How wide it is shown.'),
    alignment('center'),
    { name: 'rounded', type: 'checkbox', defaultValue: false },
  ],
};
