import { alignment, choice, line, lines, list, type BlockDefinition } from './fields';

const picked = (values: readonly [value: string, label: string][]) =>
  values.map(([value, label]) => ({ value, label }));

export const hero: BlockDefinition = {
  type: 'hero',
  component: 'HeroBlock',
  label: 'Hero Section',
  description: 'A tall band with a title, a picture and buttons.',
  category: 'layout',
  icon: 'Layout',
  fields: [
    line('title', 'Title', { default: 'Welcome to Our Website', required: true }),
    lines('subtitle', 'Subtitle'),
    line('buttonText', 'Button text', { default: 'Get Started' }),
    { kind: 'link', name: 'buttonLink', label: 'Button link', default: '#' },
    { kind: 'picture', name: 'backgroundImage', label: 'Background image' },
    alignment('center'),
    {
      kind: 'picture',
      name: 'smallImage',
      label: 'Picture for small screens',
      hint: 'Shown below the text on small screens; without it, the background stays behind the text.',
    },
    line('eyebrow', 'Line above the title'),
    line('secondButtonText', 'Second button text'),
    { kind: 'link', name: 'secondButtonLink', label: 'Second button link', default: '' },
    list('points', 'Points below the buttons', 'Point', 4, [line('text', 'Text')]),
  ],
};

export const text: BlockDefinition = {
  type: 'text',
  component: 'TextBlock',
  label: 'Text Block',
  description: 'Paragraphs, headings, lists and links.',
  category: 'content',
  icon: 'Type',
  fields: [
    { kind: 'richText', name: 'content', label: 'Content' },
    choice(
      'fontSize',
      'Font size',
      picked([
        ['sm', 'Small'],
        ['base', 'Base'],
        ['lg', 'Large'],
        ['xl', 'Extra large'],
        ['2xl', '2X large'],
        ['3xl', '3X large'],
      ]),
      'base',
    ),
    alignment('left'),
    { kind: 'textColor', name: 'color', label: 'Colour', default: 'gray-900' },
  ],
};

export const image: BlockDefinition = {
  type: 'image',
  component: 'ImageBlock',
  label: 'Image Block',
  description: 'A picture from the media library or from another address.',
  category: 'media',
  icon: 'Image',
  fields: [
    { kind: 'picture', name: 'src', label: 'Image URL' },
    line('alt', 'Alt text', {
      default: 'Image description',
      hint: 'Describes the picture for people who cannot see it.',
    }),
    choice(
      'width',
      'Width',
      picked([
        ['sm', 'Small'],
        ['md', 'Medium'],
        ['lg', 'Large'],
        ['xl', 'Extra large'],
        ['full', 'Full'],
        ['1/4', 'A quarter'],
        ['1/2', 'A half'],
        ['3/4', 'Three quarters'],
      ]),
      'full',
    ),
    alignment('center'),
    { kind: 'toggle', name: 'rounded', label: 'Rounded corners', default: false },
    line('caption', 'Caption'),
  ],
};

export const button: BlockDefinition = {
  type: 'button',
  component: 'ButtonBlock',
  label: 'Button',
  description: 'A link that looks like a button.',
  category: 'interactive',
  icon: 'MousePointer',
  fields: [
    line('text', 'Text', { default: 'Click Me', required: true }),
    choice(
      'variant',
      'Variant',
      picked([
        ['primary', 'Primary'],
        ['outline', 'Outline'],
      ]),
      'primary',
    ),
    choice(
      'size',
      'Size',
      picked([
        ['sm', 'Small'],
        ['md', 'Medium'],
        ['lg', 'Large'],
      ]),
      'md',
    ),
    { kind: 'link', name: 'link', label: 'Link', default: '#' },
    alignment('left'),
  ],
};
