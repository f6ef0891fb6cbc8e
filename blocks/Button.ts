import type { Block } from 'payload';
import { alignment, choice, validAddress } from './shared';

export const Button: Block = {
  slug: 'button',
  interfaceName: 'ButtonBlock',
  fields: [
    { name: 'text', type: 'text', required: true, defaultValue: 'Click Me' },
    choice('variant', ['primary', 'outline'], 'primary', 'Filled or outlined.'),
    choice('size', ['sm', 'md', 'lg'], 'md', 'How large.'),
    { name: 'link', type: 'text', defaultValue: '#', validate: validAddress },
    alignment('left'),
  ],
};
