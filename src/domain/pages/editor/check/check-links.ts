import type { EditorBlock } from '../../blocks/new-block';
import { isOwnPath, safeLink } from '../../safe-address';
import { nodesIn, plainText, type TextNode } from '../plain-text';
import { inItem, propertiesOf, textOf, type Property } from './properties';
import type { BlockContext, BlockFinding } from './types';

/** Links that lead nowhere. */
export const checkLinks = (block: EditorBlock, context: BlockContext): BlockFinding[] =>
  propertiesOf(block).flatMap((property) => {
    const { kind } = property.field;
    if (kind === 'link') return checkLink(property, context);
    return kind === 'richText' ? checkRichText(property, context) : [];
  });

function checkLink(property: Property, context: BlockContext): BlockFinding[] {
  const { field, value, path } = property;
  const text = linkText(property);
  if (text === '') return [];
  const problem = addressProblem(textOf(value), context);
  if (!problem) return [];
  // A download may be announced before there is a file.
  const severity = problem === EMPTY && field.name === 'file' ? 'warning' : 'error';
  return [{ severity, message: inItem(property, `${problem} for “${text}”.`), path }];
}

/** What is written on the link: buttonText for buttonLink, and so on; a link that shows no text is not there. */
function linkText({ field, fields, holder }: Property): string {
  const candidates = [field.name.replace(/Link$/, 'Text'), 'linkText', 'text', 'title'];
  const name = candidates.find((each) => each !== field.name && fields.some((other) => other.name === each));
  return name === undefined ? '' : textOf(holder[name]);
}

function checkRichText({ value, path }: Property, context: BlockContext): BlockFinding[] {
  return nodesIn(value).flatMap((node): BlockFinding[] => {
    if (node.type !== 'link' && node.type !== 'autolink') return [];
    const text = plainText(node.children);
    const problem = text === '' ? undefined : nodeProblem(node, context);
    return problem ? [{ severity: 'error', message: `${problem} for “${text}”.`, path }] : [];
  });
}

function nodeProblem({ fields }: TextNode, context: BlockContext): string | undefined {
  if (typeof fields !== 'object' || fields === null) return EMPTY;
  const { linkType, url, doc } = fields as TextNode;
  if (linkType !== 'internal') return addressProblem(textOf(url), context);
  return doc ? undefined : EMPTY;
}

const EMPTY = 'Choose where the link leads';

function addressProblem(address: string, { anchors, isKnownPath }: BlockContext): string | undefined {
  if (address === '' || address === '#') return EMPTY;
  const safe = safeLink(address);
  if (safe === undefined) return 'Use an address that begins with https://, /, #, mailto: or tel:';
  if (safe.startsWith('#'))
    return anchors.has(safe.slice(1)) ? undefined : `Choose another target: there is no ${safe} on this page`;
  if (isOwnPath(safe) && isKnownPath?.(safe) === false) return `Choose another address: ${safe} leads to no page`;
  return undefined;
}
