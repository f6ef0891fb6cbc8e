import type { Block } from 'payload';
import { alignment, validAddress } from './shared';

export const Hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  fields: [
    { name: 'title', type: 'text', required: true, defaultValue: 'Welcome to Our Website' },
    { name: 'subtitle', type: 'textarea' },
    { name: 'buttonText', type: 'text', defaultValue: 'Get Started' },
    { name: 'buttonLink', type: 'text', defaultValue: '#', validate: validAddress },
    { name: 'backgroundImage', type: 'text', validate: validAddress, admin: { description: 'Address of a picture.' } },
    alignment('center'),
  ],
};
