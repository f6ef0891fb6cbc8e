import { choice, line, lines, list, sectionHead, type BlockDefinition } from './fields';

export const columns: BlockDefinition = {
  type: 'columns',
  component: 'ColumnsBlock',
  label: 'Columns',
  description: 'Two to four columns, each with blocks of its own.',
  category: 'layout',
  icon: 'Grid3x3',
  fields: [
    { kind: 'columns', name: 'columns', label: 'Columns', min: 2, max: 4 },
    choice(
      'split',
      'Widths',
      [
        { value: 'equal', label: 'Equal' },
        { value: 'first', label: 'First one wider' },
        { value: 'last', label: 'Last one wider' },
      ],
      'equal',
    ),
  ],
};

export const callToAction: BlockDefinition = {
  type: 'callToAction',
  component: 'CallToActionBlock',
  label: 'Call to Action',
  description: 'A band in the brand colour with one or two buttons.',
  category: 'layout',
  icon: 'MousePointer',
  fields: [
    line('heading', 'Heading', { default: 'Ready to start?', required: true }),
    lines('text', 'Text'),
    line('buttonText', 'Button text', { default: 'Start a design' }),
    { kind: 'link', name: 'buttonLink', label: 'Button link', default: '/custom-kits' },
    line('secondButtonText', 'Second button text'),
    { kind: 'link', name: 'secondButtonLink', label: 'Second button link', default: '' },
  ],
};

export const featureTiles: BlockDefinition = {
  type: 'featureTiles',
  component: 'FeatureTilesBlock',
  label: 'Feature Tiles',
  description: 'Reasons, each led by a figure.',
  category: 'content',
  icon: 'Grid3x3',
  fields: [
    ...sectionHead(),
    list('tiles', 'Tiles', 'Tile', 8, [line('figure', 'Figure'), line('title', 'Title'), lines('text', 'Text')]),
  ],
};

export const steps: BlockDefinition = {
  type: 'steps',
  component: 'StepsBlock',
  label: 'Steps',
  description: 'Numbered steps of a process.',
  category: 'content',
  icon: 'Layout',
  fields: [
    ...sectionHead('How it works'),
    list('steps', 'Steps', 'Step', 8, [line('title', 'Title'), lines('text', 'Text')]),
  ],
};

export const testimonials: BlockDefinition = {
  type: 'testimonials',
  component: 'TestimonialsBlock',
  label: 'Testimonials',
  description: 'Quotes from customers.',
  category: 'content',
  icon: 'Type',
  fields: [
    ...sectionHead('What teams say'),
    list('items', 'Testimonials', 'Testimonial', 12, [
      lines('quote', 'Quote'),
      line('name', 'Name'),
      line('role', 'Role'),
      { kind: 'number', name: 'rating', label: 'Stars', default: 5, min: 1, max: 5 },
    ]),
  ],
};

export const faq: BlockDefinition = {
  type: 'faq',
  component: 'FaqBlock',
  label: 'FAQ',
  description: 'Questions that open to show their answers.',
  category: 'content',
  icon: 'Type',
  fields: [
    ...sectionHead('Questions and answers'),
    list('items', 'Questions', 'Question', 40, [line('question', 'Question'), lines('answer', 'Answer')]),
  ],
};

export const statistics: BlockDefinition = {
  type: 'statistics',
  component: 'StatisticsBlock',
  label: 'Statistics',
  description: 'Large figures with a label each.',
  category: 'content',
  icon: 'Grid3x3',
  fields: [
    ...sectionHead(),
    list('items', 'Figures', 'Figure', 8, [line('value', 'Figure'), line('label', 'Label'), line('note', 'Note')]),
  ],
};

export const timeline: BlockDefinition = {
  type: 'timeline',
  component: 'TimelineBlock',
  label: 'Timeline',
  description: 'Events by year.',
  category: 'content',
  icon: 'Layout',
  fields: [
    ...sectionHead('Our story'),
    list('items', 'Events', 'Event', 40, [line('year', 'When'), line('title', 'Title'), lines('text', 'Text')]),
  ],
};

export const team: BlockDefinition = {
  type: 'team',
  component: 'TeamBlock',
  label: 'Team',
  description: 'People and their roles.',
  category: 'content',
  icon: 'Grid3x3',
  fields: [
    ...sectionHead('Who you’ll talk to'),
    list('members', 'People', 'Person', 24, [
      line('name', 'Name'),
      line('role', 'Role'),
      lines('text', 'Text'),
      { kind: 'picture', name: 'picture', label: 'Picture' },
    ]),
  ],
};

export const table: BlockDefinition = {
  type: 'table',
  component: 'TableBlock',
  label: 'Table',
  description: 'Rows and columns, as in a size guide.',
  category: 'content',
  icon: 'Grid3x3',
  fields: [
    ...sectionHead(),
    { kind: 'table', name: 'table', label: 'Table' },
    { kind: 'toggle', name: 'rowHeads', label: 'The first cell of a row is its heading', default: true },
    line('note', 'Note below'),
  ],
};

export const swatches: BlockDefinition = {
  type: 'swatches',
  component: 'SwatchesBlock',
  label: 'Colour Swatches',
  description: 'Colours with their names and values.',
  category: 'content',
  icon: 'Grid3x3',
  fields: [
    ...sectionHead(),
    list('items', 'Colours', 'Colour', 60, [
      line('name', 'Name'),
      { kind: 'color', name: 'color', label: 'Colour', default: '#7c3aed' },
      line('note', 'Note'),
    ]),
  ],
};

export const contactDetails: BlockDefinition = {
  type: 'contactDetails',
  component: 'ContactDetailsBlock',
  label: 'Contact Details',
  description: 'Email, phone and address from the site settings.',
  category: 'content',
  icon: 'Mail',
  fields: [
    ...sectionHead('How to reach us'),
    line('hours', 'Opening hours', { default: 'Monday to Friday, 9:00 to 17:30, UK time' }),
  ],
};

export const gallery: BlockDefinition = {
  type: 'gallery',
  component: 'GalleryBlock',
  label: 'Gallery',
  description: 'Several pictures in a grid.',
  category: 'media',
  icon: 'Image',
  fields: [
    ...sectionHead(),
    list('items', 'Pictures', 'Picture', 40, [
      { kind: 'picture', name: 'src', label: 'Picture' },
      line('alt', 'Alt text', { hint: 'Describes the picture for people who cannot see it.' }),
      line('caption', 'Caption'),
    ]),
    choice('perRow', 'Pictures side by side', ['2', '3', '4'], '3'),
  ],
};

export const downloads: BlockDefinition = {
  type: 'downloads',
  component: 'DownloadsBlock',
  label: 'Download List',
  description: 'Downloads, each with a picture.',
  category: 'media',
  icon: 'Image',
  fields: [
    ...sectionHead('Downloads'),
    list('items', 'Files', 'File', 24, [
      line('title', 'Title'),
      line('note', 'Note'),
      { kind: 'picture', name: 'picture', label: 'Picture' },
      { kind: 'link', name: 'file', label: 'File address', default: '' },
    ]),
  ],
};

export const productGrid: BlockDefinition = {
  type: 'productGrid',
  component: 'ProductGridBlock',
  label: 'Product Grid',
  description: 'Products from the shop, always up to date.',
  category: 'interactive',
  icon: 'Grid3x3',
  fields: [
    ...sectionHead('From the shop'),
    choice(
      'source',
      'Which products',
      [
        { value: 'featured', label: 'Featured, then best rated' },
        { value: 'newest', label: 'Newest' },
        { value: 'sale', label: 'On sale' },
        { value: 'category', label: 'From a category' },
        { value: 'chosen', label: 'Hand-picked' },
      ],
      'featured',
    ),
    { kind: 'category', name: 'category', label: 'Category' },
    { kind: 'products', name: 'products', label: 'Products', max: 24 },
    { kind: 'number', name: 'limit', label: 'At most', default: 4, min: 1, max: 24 },
    line('linkText', 'Link text', { default: 'View all products' }),
    { kind: 'link', name: 'link', label: 'Link', default: '/shop' },
  ],
};

export const categoryTiles: BlockDefinition = {
  type: 'categoryTiles',
  component: 'CategoryTilesBlock',
  label: 'Category Tiles',
  description: 'Large pictures that link to the shop.',
  category: 'interactive',
  icon: 'Grid3x3',
  fields: [
    ...sectionHead('Shop by category'),
    list('tiles', 'Tiles', 'Tile', 8, [
      line('title', 'Title'),
      line('note', 'Note'),
      { kind: 'picture', name: 'picture', label: 'Picture' },
      { kind: 'link', name: 'link', label: 'Link', default: '/shop' },
      { kind: 'color', name: 'color', label: 'Background colour', default: '#7c3aed' },
    ]),
    line('linkText', 'Link text', { default: 'All products' }),
    { kind: 'link', name: 'link', label: 'Link', default: '/shop' },
  ],
};

export const form: BlockDefinition = {
  type: 'form',
  component: 'FormBlock',
  label: 'Form',
  description: 'A quote request or a message, sent to the back office’s inbox.',
  category: 'forms',
  icon: 'Mail',
  fields: [
    ...sectionHead(),
    choice(
      'form',
      'Which form',
      [
        { value: 'contact', label: 'Contact' },
        { value: 'quote', label: 'Quote request' },
      ],
      'contact',
    ),
  ],
};

export const newsletter: BlockDefinition = {
  type: 'newsletter',
  component: 'NewsletterBlock',
  label: 'Newsletter',
  description: 'A sign-up form for the newsletter, confirmed by email.',
  category: 'forms',
  icon: 'Mail',
  fields: [
    line('eyebrow', 'Line above the heading'),
    line('heading', 'Heading', { default: 'Stay in the game' }),
    lines('intro', 'Introduction', { default: 'New kits, team offers and design ideas, now and then in your inbox.' }),
  ],
};
