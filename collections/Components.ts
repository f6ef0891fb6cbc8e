import type { CollectionConfig } from 'payload';
import type { Component } from '@/payload-types';
import { propsProblem } from '../blocks/props-problem';
import { staffWho } from './shared/access';
import { purgesCache } from './shared/purges-cache';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Palette of the first page editor. */
export const Components: CollectionConfig = {
  slug: 'components',
  dbName: 'cms_components',
  lockDocuments: false,
  defaultSort: 'category',
  admin: { useAsTitle: 'name' },
  access: {
    read: staffWho('components:write'),
    create: staffWho('components:write'),
    update: staffWho('components:write'),
    delete: staffWho('components:write'),
  },
  hooks: purgesCache('components'),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'category',
      type: 'select',
      required: true,
      index: true,
      options: options(['layout', 'content', 'media', 'interactive', 'forms']),
    },
    {
      name: 'icon',
      type: 'select',
      required: true,
      defaultValue: 'Layout',
      options: options(['Layout', 'Type', 'Image', 'MousePointer', 'Grid3x3', 'Mail']),
    },
    {
      name: 'template',
      type: 'group',
      fields: [
        {
          name: 'type',
          type: 'text',
          required: true,
          defaultValue: 'text',
          admin: { description: 'Block type, such as hero.' },
        },
        { name: 'component', type: 'text', required: true, defaultValue: 'TextBlock' },
      ],
    },
    {
      name: 'defaultProps',
      type: 'json',
      validate: (value, { data }) => propsProblem((data as Partial<Component>).template?.type ?? '', value) ?? true,
      admin: { description: 'Initial properties of a new block. Settings, Components has a form for them.' },
    },
    { name: 'isActive', type: 'checkbox', required: true, defaultValue: true, index: true },
  ],
};
