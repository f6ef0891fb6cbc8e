import { allBlocks, type Blocks } from './blocks';
import { checkContrast } from './check/check-contrast';
import { checkLinks } from './check/check-links';
import { checkPictures } from './check/check-pictures';
import { type CheckContext, type BlockFinding } from './check/types';
import { RESERVED_SLUGS, slugProblem } from './page-slug';
import { type Finding, type PageDocument, type PageFields } from './types';
import type { EditorBlock } from '../blocks/new-block';
import { nodesIn, plainText, isBlankText } from './plain-text';
import { textOf, inItem, propertiesOf, type Property } from './check/properties';
import { isRecord } from '../../text/is-record';
import { blockDefinition, type BlockField } from '../blocks';
import { samplesLeft } from '../blocks/samples';
import { tooMany } from '../blocks/too-many';
import { itemsOf } from './value-text';
import { isHexColor } from '../../text/hex';
import { contrast, darken } from '../../kits/color';

/** “Skip to content”, the top known to browsers, and the kit designer, which a link opens anywhere. */
const EVERYWHERE = ['main', 'top', 'designer'];

const anchorsOf = (blocks: readonly EditorBlock[]): Set<string> =>
  new Set([
    ...EVERYWHERE,
    ...blocks.flatMap(({ id, blockType, form }) => [
      `heading-${id}`,
      ...(blockType === 'form' && typeof form === 'string' ? [`${form}-form`] : []),
    ]),
  ]);

export type { CheckContext } from './check/types';

/** In page order. Errors prevent publishing in any way; warnings need confirmation on screen. */
export function checkPage(document: PageDocument, context: CheckContext = {}): Finding[] {
  const blocks = allBlocks(document.blocks).map(({ block }) => block);
  const anchors = new Set([...anchorsOf(blocks), ...(context.anchors ?? [])]);
  const headings = checkHeadings(document.blocks);
  return [
    ...checkFields(document, context.reservedSlugs ?? RESERVED_SLUGS),
    ...blocks.flatMap((block): Finding[] => [
      ...[
        ...checkContent(block, context),
        ...checkPictures(block, context),
        ...checkLinks(block, { ...context, anchors }),
        ...checkColors(block),
        ...checkContrast(block, context),
      ].map((finding) => ({ ...finding, blockId: block.id })),
      ...headings.filter(({ blockId }) => blockId === block.id),
    ]),
  ];
}

const MAX_TITLE = 60;
const MAX_META_TITLE = 70;
const MAX_DESCRIPTION = 160;

function checkFields(page: PageFields, reserved: ReadonlySet<string>): Finding[] {
  const [title, metaTitle, description] = [page.title, page.metaTitle, page.metaDescription].map((text) =>
    text.trim(),
  ) as [string, string, string];
  const findings: Finding[] = [];
  const find = (severity: Finding['severity'], field: keyof PageFields, message: string | undefined) => {
    if (message) findings.push({ severity, message, field });
  };
  if (title === '') find('error', 'title', 'Give the page a title.');
  find('error', 'slug', slugProblem(page.slug, reserved));
  find('warning', 'title', tooLong('title', title, MAX_TITLE));
  find('warning', 'metaTitle', tooLong('meta title', metaTitle, MAX_META_TITLE));
  if (description === '')
    find('warning', 'metaDescription', 'Describe the page in a sentence or two for search results.');
  find('warning', 'metaDescription', tooLong('meta description', description, MAX_DESCRIPTION));
  return findings;
}

const tooLong = (what: string, text: string, most: number): string | undefined =>
  text.length > most
    ? `Shorten the ${what} to ${most} characters: it has ${text.length}, and search results cut it off.`
    : undefined;

interface Heading {
  level: number;
  text: string;
  blockId: string;
  path: string;
}

/** The first hero’s title is the page’s heading, else its own title; headings in texts start at the second level. */
function checkHeadings(page: Blocks): Finding[] {
  const lead = page.find(({ blockType }) => blockType === 'hero');
  const headings = allBlocks(page).flatMap(({ block }) => headingsOf(block, block === lead));
  const findings: Finding[] = [];
  let last = lead ? 0 : 1;
  for (const { level, text, blockId, path } of headings) {
    const find = (message: string) => findings.push({ severity: 'warning', message, blockId, path });
    if (text === '') {
      find('Write something in the heading, or remove it: it is empty.');
      continue;
    }
    if (level === 1 && last > 0)
      find('Move the first hero above all other headings: it holds the page’s main heading.');
    if (last > 0 && level > last + 1)
      find(`Make “${text}” a level ${last + 1} heading: it is level ${level}, below a level ${last} one.`);
    last = level;
  }
  return findings;
}

function headingsOf(block: EditorBlock, isLead: boolean): Heading[] {
  const at = (path: string, level: number): Heading[] => {
    const text = textOf(block[path]);
    return text === '' ? [] : [{ level, text, blockId: block.id, path }];
  };
  if (block.blockType === 'hero') return at('title', isLead ? 1 : 2);
  if (block.blockType !== 'text') return at('heading', 2);
  return nodesIn(block.content).flatMap((node) =>
    node.type === 'heading' && typeof node.tag === 'string'
      ? [{ level: Math.max(2, Number(node.tag.slice(1))), text: plainText(node), blockId: block.id, path: 'content' }]
      : [],
  );
}

function checkContent(block: EditorBlock, context: CheckContext): BlockFinding[] {
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

/** WCAG minimum for text. */
const ENOUGH = 4.5;
/** Shade over a tile behind its title. */
const SHADE = 0.45;
/** Least shade, as in gray-500, that is readable on a light page. */
const DARK_ENOUGH = 500;

const checkColors = (block: EditorBlock): BlockFinding[] =>
  propertiesOf(block).flatMap((property): BlockFinding[] => {
    const { field, value, path, holder } = property;
    if (field.kind === 'textColor' && isPale(textOf(value))) {
      const message = `Choose a darker colour, from ${DARK_ENOUGH} on: “${textOf(value)}” is too pale for text, so the page shows another.`;
      return [{ severity: 'warning', message, path }];
    }
    // White text is only on these; a swatch has its text below.
    if (block.blockType !== 'categoryTiles' || field.kind !== 'color' || textOf(holder.title) === '') return [];
    if (!isHexColor(value) || contrast('#ffffff', darken(value, SHADE)) >= ENOUGH) return [];
    return [{ severity: 'warning', message: inItem(property, 'Choose a darker colour: white text sits on it.'), path }];
  });

function isPale(name: string): boolean {
  const shade = /^[a-z]+-(\d{2,3})$/i.exec(name)?.[1];
  return name.toLowerCase() === 'white' || (shade !== undefined && Number(shade) < DARK_ENOUGH);
}
