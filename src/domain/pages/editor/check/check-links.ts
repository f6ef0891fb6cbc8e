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
    return [{ severity, message: inItem(property, sentence(problem, text)), path: property.path }];
  });

const sentence = ({ advice, reason }: LinkProblem, text: string): string =>
  `${advice} for “${text}”${reason ? `: ${reason}` : ''}.`;

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

type LinkProblem = { advice: string; reason?: string };

const EMPTY: LinkProblem = { advice: 'Choose where the link leads' };

function linkProblem({ address, pageId }: BlockLink, context: BlockContext): LinkProblem | undefined {
  if (pageId === undefined) return addressProblem(address, context);
  return context.isKnownPage?.(pageId) === false
    ? { advice: 'Choose another page', reason: 'this one is not published' }
    : undefined;
}

function addressProblem(address: string, { anchors, isKnownPath, origin }: BlockContext): LinkProblem | undefined {
  if (address === '' || address === '#') return EMPTY;
  const safe = safeLink(address);
  if (safe === undefined) return { advice: 'Use an address that begins with https://, /, #, mailto: or tel:' };
  if (safe.startsWith('#'))
    return anchors.has(safe.slice(1))
      ? undefined
      : { advice: 'Choose another target', reason: `there is no ${safe} on this page` };
  const path = ownPath(safe, origin);
  if (path !== undefined && isKnownPath?.(path) === false)
    return { advice: 'Choose another address', reason: `${safe} is not a page on this site` };
  return undefined;
}
