import type { Block, Field } from 'payload';
import { array, richText, type ArrayFieldValidation, type RichTextFieldValidation } from 'payload/shared';
import type { BlockField } from '@/domain/pages/blocks';
import { isTable } from '@/domain/text/table/table-data';
import { tooMany } from '@/domain/pages/blocks/too-many';
import { validAddress, validHex, validPicture, validText } from './validators';

/** @param inside blocks that its columns may hold. */
export const payloadFields = (fields: readonly BlockField[], inside: Block[]): Field[] =>
  fields.map((field) => payloadField(field, inside));

function payloadField(field: BlockField, inside: Block[]): Field {
  const { name, label } = field;
  const common = { name, label, admin: { description: field.hint } };
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const { required, maxLength, default: defaultValue } = field;
      const written = { ...common, required, maxLength, defaultValue };
      return field.kind === 'text' ? { ...written, type: 'text' } : { ...written, type: 'textarea' };
    }
    case 'richText':
      return { ...common, type: 'richText', validate: textRules };
    case 'choice':
      return {
        ...common,
        type: 'select',
        required: true,
        defaultValue: field.default,
        options: field.options.map((each) => ({ ...each })),
      };
    case 'toggle':
      return { ...common, type: 'checkbox', defaultValue: field.default };
    case 'number':
      return { ...common, type: 'number', required: true, defaultValue: field.default, min: field.min, max: field.max };
    case 'link':
      return { ...common, type: 'text', defaultValue: field.default, validate: validAddress };
    case 'picture':
      return { ...common, type: 'text', defaultValue: field.default, validate: validPicture };
    case 'textColor':
      return { ...common, type: 'text', required: true, defaultValue: field.default, maxLength: 40 };
    case 'color':
      return { ...common, type: 'text', required: true, defaultValue: field.default, validate: validHex };
    case 'products':
      return { ...common, type: 'relationship', relationTo: 'products', hasMany: true, maxRows: field.max };
    case 'category':
      return { ...common, type: 'relationship', relationTo: 'categories' };
    case 'table':
      return {
        ...common,
        type: 'json',
        jsonSchema: tableSchema,
        validate: (value: unknown) =>
          isTable(value) || (tooMany(field, value) ?? 'Give every row as many cells as there are columns.'),
      };
    case 'list':
      return {
        ...common,
        type: 'array',
        maxRows: field.max,
        validate: roomFor(field),
        labels: { singular: field.itemLabel, plural: label },
        fields: payloadFields(field.fields, inside),
      };
    case 'columns':
      return {
        ...common,
        type: 'array',
        minRows: field.min,
        maxRows: field.max,
        validate: roomFor(field),
        labels: { singular: 'Column', plural: 'Columns' },
        fields: [{ name: 'blocks', type: 'blocks', blocks: inside }],
      };
  }
}

/** Names the limit: two editors may each have added the last item allowed. */
const roomFor =
  (field: BlockField): ArrayFieldValidation =>
  (value, options) =>
    tooMany(field, value) ?? array(value, options);

/** Checks the shape first, which Payload’s own rule takes for granted. */
const textRules: RichTextFieldValidation = (value, options) => {
  const answer = validText(value);
  return answer === true ? richText(value, options) : answer;
};

const strings = { type: 'array' as const, items: { type: 'string' as const } };
const tableSchema = {
  uri: 'a://kitroom/table.json',
  fileMatch: ['a://kitroom/table.json'],
  schema: {
    type: 'object' as const,
    properties: { columns: strings, rows: { type: 'array' as const, items: strings } },
    required: ['columns', 'rows'],
    additionalProperties: false,
  },
};
