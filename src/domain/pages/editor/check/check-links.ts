import type { EditorBlock } from '../../blocks/new-block';
import { ownPath, safeLink } from '../../safe-address';
import { linkTarget, type LinkTarget } from '../../text-references';
import { nodesIn, plainText } from '../plain-text';
import { inItem, propertiesOf, textOf, type Property } from './properties';
import type { BlockContext, BlockFinding } from './types';

interface BlockLink extends LinkTarget {
  property: Property;
  text: string;
}

/** Visible links: those without text are not drawn. */
export const linksOf = (block: EditorBlock): BlockLink[] =>
  propertiesOf(block).flatMap((property) => {
    const { kind } = property.field;
    if (kind === 'richText') return linksInText(property);
    const text = kind === 'link' ? linkText(property) : '';
    return text === '' ? [] : [{ property, text, address: textOf(property.value) }];
  });

export const checkLinks = (block: EditorBlock, context: BlockContext): BlockFinding[] =>
  linksOf(block).flatMap((link): BlockFinding[] => {
    const { property, text } = link;
    const problem = linkProblem(link, context);
    if (!problem) return [];
    // An empty link is unfinished; one to nowhere is an error.
    const severity = problem === EMPTY ? 'warning' : 'error';
    return [{ severity, message: inItem(property, `${problem} for “${text}”.`), path: property.path }];
  });

/** Text of a link: buttonText for buttonLink, and so on. */
function linkText({ field, fields, holder }: Property): string {
  const candidates = [field.name.replace(/Link$/, 'Text'), 'linkText', 'text', 'title'];
  const name = candidates.find((each) => each !== field.name && fields.some((other) => other.name === each));
  return name === undefined ? '' : textOf(holder[name]);
}

const linksInText = (property: Property): BlockLink[] =>
  nodesIn(property.value).flatMap((node): BlockLink[] => {
    if (node.type !== 'link' && node.type !== 'autolink') return [];
    const text = plainText(node.children);
    return text === '' ? [] : [{ property, text, ...linkTarget(node.fields) }];
  });

const EMPTY = 'Choose where the link leads';

function linkProblem({ address, pageId }: BlockLink, context: BlockContext): string | undefined {
  if (pageId === undefined) return addressProblem(address, context);
  return context.isKnownPage?.(pageId) === false ? 'Choose another page: this one is not published' : undefined;
}

function addressProblem(address: string, { anchors, isKnownPath, origin }: BlockContext): string | undefined {
  if (address === '' || address === '#') return EMPTY;
  const safe = safeLink(address);
  if (safe === undefined) return 'Use an address that begins with https://, /, #, mailto: or tel:';
  if (safe.startsWith('#'))
    return anchors.has(safe.slice(1)) ? undefined : `Choose another target: there is no ${safe} on this page`;
  const path = ownPath(safe, origin);
  if (path !== undefined && isKnownPath?.(path) === false) return `Choose another address: ${safe} leads to no page`;
  return undefined;
}
