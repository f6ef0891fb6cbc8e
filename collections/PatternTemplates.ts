import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import {
  KIT_COLLAR_LABELS,
  KIT_COLLARS,
  KIT_CUT_LABELS,
  KIT_CUTS,
  KIT_GARMENT_TYPES,
  KIT_GARMENTS,
} from '@/domain/kits/document/kit-garments';
import { MAX_SEAM_ALLOWANCE } from '@/domain/kits/production/make-rules';
import { TEMPLATE_NAME_MAX } from '@/domain/kits/templates/template-outlines';
import { checkTemplate } from '@/modules/kits/templates/check-template';
import type { PatternTemplate } from '@/payload-types';
import { nobody, staffWho } from './shared/access';
import { countField } from './shared/fields';

const check: CollectionBeforeValidateHook<PatternTemplate> = ({ data, operation, originalDoc, req }) =>
  data && checkTemplate(req, data, { operation, stored: originalDoc });

const settled = { update: nobody };

export const PatternTemplates: CollectionConfig = {
  slug: 'pattern-templates',
  dbName: 'pattern_templates',
  typescript: { interface: 'PatternTemplate' },
  graphQL: { singularName: 'PatternTemplate', pluralName: 'PatternTemplates' },
  lockDocuments: false,
  defaultSort: 'name',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'garment', 'cut', 'isConfirmed', 'isDefault'] },
  access: {
    read: staffWho('settings:write'),
    create: staffWho('settings:write'),
    update: staffWho('settings:write'),
    delete: staffWho('settings:write'),
  },
  hooks: { beforeValidate: [check] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: TEMPLATE_NAME_MAX },
    {
      name: 'garment',
      type: 'select',
      enumName: 'enum_products_kit_garment',
      required: true,
      access: settled,
      options: KIT_GARMENT_TYPES.map((value) => ({ value, label: KIT_GARMENTS[value].label })),
    },
    {
      name: 'cut',
      type: 'select',
      required: true,
      access: settled,
      options: KIT_CUTS.map((value) => ({ value, label: KIT_CUT_LABELS[value] })),
    },
    {
      name: 'collar',
      type: 'select',
      access: settled,
      options: KIT_COLLARS.map((value) => ({ value, label: KIT_COLLAR_LABELS[value] })),
      admin: { description: 'The garment’s usual one if empty.' },
    },
    { name: 'fileName', type: 'text', maxLength: 200, access: settled },
    {
      name: 'source',
      type: 'textarea',
      virtual: true,
      access: { read: nobody, update: nobody },
      admin: { description: 'Text of the file, SVG or ASCII DXF: given once, with the upload.' },
    },
    {
      name: 'unit',
      type: 'text',
      virtual: true,
      access: { read: nobody, update: nobody },
      admin: { description: 'Unit of its numbers: mm, cm, in, pt or px. As the file says if empty.' },
    },
    {
      name: 'drawing',
      type: 'text',
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, description: 'SHA-256 of its outlines.' },
    },
    {
      name: 'outlines',
      type: 'json',
      access: { create: nobody, update: nobody },
      admin: {
        readOnly: true,
        description: 'Closed outlines of the file: layer, name, width and height in mm, area in mm².',
      },
    },
    {
      name: 'mapping',
      type: 'json',
      admin: {
        description:
          'Pieces by size: [{ size, piece, cut, seam, turn, isMirrored }]. cut and seam are places in outlines from 0, one of them null if the file has no such line; turn is 0, 90, 180 or 270 degrees clockwise, after mirroring. Proposed with the upload.',
      },
    },
    countField('allowance', 'Seam allowance in mm, where the file has either cut or seam lines.', {
      defaultValue: 10,
      max: MAX_SEAM_ALLOWANCE,
      validate: (value: unknown) =>
        (typeof value === 'number' && value >= 0 && value <= MAX_SEAM_ALLOWANCE) ||
        `Enter 0 to ${MAX_SEAM_ALLOWANCE} mm.`,
    }),
    {
      name: 'isConfirmed',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'Its mapping is right: print packs may use it.' },
    },
    {
      name: 'isDefault',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      admin: { description: 'For all products of this garment, cut and collar without one of their own.' },
    },
    {
      name: 'products',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxDepth: 0,
      maxRows: 500,
      admin: { description: 'Made by it, whatever the default is.' },
    },
  ],
};
