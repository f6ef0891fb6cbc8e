import { isRecord } from '../../../text/is-record';
import { blockDefinition, type BlockField } from '../../blocks';
import type { EditorBlock } from '../../blocks/new-block';
import { samplesLeft } from '../../blocks/samples';
import { tooMany } from '../../blocks/too-many';
import { itemsOf } from '../describe/value-text';
import { isBlankText } from '../plain-text';
import { inItem, propertiesOf, textOf, type Property } from './properties';
import type { BlockFinding, CheckContext } from './types';

export function checkContent(block: EditorBlock, context: CheckContext): BlockFinding[] {
  const definition = blockDefinition(block.blockType);
  if (!definition)
    return [
      {
        severity: 'warning',
        message: 'Remove this block, or keep it for a newer version: visitors do not see it.',
      },
    ];
  const properties = propertiesOf(block);
  const own = properties.filter(({ item }) => item === undefined);
  return [
    ...own.flatMap(missing),
    ...own.flatMap((property) => emptyMain(property, own)),
    ...own.flatMap(emptyItems),
    ...sampleLeft(block, own),
    ...properties.flatMap(overfull),
    ...noProducts(block, context),
  ];
}

/** Values that the database requires of a published page. */
function missing({ field, value, path }: Property): BlockFinding[] {
  const isRequired = (field.kind === 'text' || field.kind === 'longText') && field.required === true;
  return isRequired && textOf(value) === ''
    ? [{ severity: 'error', message: `Fill in “${field.label}”, or remove the block.`, path }]
    : [];
}

/** Main content without which a block shows nothing. A hero needs no points. */
function emptyMain({ field, value, path }: Property, own: readonly Property[]): BlockFinding[] {
  const empty = (message: string): BlockFinding[] => [{ severity: 'warning', message, path }];
  switch (field.kind) {
    case 'richText':
      return isBlankText(value) ? empty('Write something, or remove the empty block.') : [];
    case 'table':
      if (!isRecord(value) || !hasCell([value.columns, value.rows]))
        return empty('Fill in the table, or remove the empty block.');
      return hasCell([value.rows]) ? [] : empty('Fill in the rows of the table: visitors see only its headings.');
    case 'columns':
      return itemsOf(value).some(({ blocks }) => Array.isArray(blocks) && blocks.length > 0)
        ? []
        : empty('Put a block into one of the columns, or remove them.');
    case 'list':
      return itemsOf(value).length === 0 && !own.some((each) => isRequired(each.field))
        ? empty(`Add the first ${field.itemLabel.toLowerCase()}, or remove the empty block.`)
        : [];
    case 'picture':
      return own[0]?.path === path && textOf(value) === '' ? empty('Choose a picture, or remove the empty block.') : [];
    default:
      return [];
  }
}

const isRequired = (field: BlockField) => 'required' in field && field.required === true;

const hasCell = (rows: readonly unknown[]): boolean => rows.flat(2).some((cell) => textOf(cell) !== '');

function emptyItems({ field, value, path }: Property): BlockFinding[] {
  if (field.kind !== 'list') return [];
  const written = field.fields.filter(({ kind }) => kind === 'text' || kind === 'longText' || kind === 'picture');
  return itemsOf(value).flatMap((item, index) =>
    written.every(({ name }) => textOf(item[name]) === '')
      ? [
          {
            severity: 'warning' as const,
            message: `Fill in ${field.itemLabel.toLowerCase()} ${index + 1}, or remove it: it is empty.`,
            path: `${path}.${index}.${written[0]?.name ?? ''}`,
          },
        ]
      : [],
  );
}

function sampleLeft(block: EditorBlock, own: readonly Property[]): BlockFinding[] {
  const left = samplesLeft(block);
  return own.flatMap(({ field: { name, label }, path }): BlockFinding[] =>
    left.includes(name) ? [{ severity: 'warning', message: `Replace the samples in “${label}”.`, path }] : [],
  );
}

/** Two editors may each have added the last item allowed. */
function overfull(property: Property): BlockFinding[] {
  const message = tooMany(property.field, property.value);
  return message ? [{ severity: 'error', message: inItem(property, message), path: property.path }] : [];
}

function noProducts(block: EditorBlock, { productsShown }: CheckContext): BlockFinding[] {
  if (block.blockType !== 'productGrid') return [];
  if (block.source === 'category' && textOf(block.category) === '')
    return [{ severity: 'warning', message: 'Choose the category whose products are shown.', path: 'category' }];
  if (block.source === 'chosen' && !(Array.isArray(block.products) && block.products.length > 0))
    return [{ severity: 'warning', message: 'Choose the products that are shown.', path: 'products' }];
  if (productsShown?.(block.id) === 0)
    return [
      {
        severity: 'warning',
        message: 'Show other products, or remove the block: none of these is on sale, and visitors see nothing here.',
        path: 'source',
      },
    ];
  return [];
}
