import type { EditorBlock } from '../../blocks/new-block';
import { safePicture } from '../../safe-address';
import { uploadId } from '../../text-references';
import { nodesIn } from '../plain-text';
import type { CheckContext, BlockFinding } from './types';
import { inItem, propertiesOf, textOf, type Property } from './properties';

const PLACEHOLDER = 'Image description';
const LIBRARY = /^\/media\/([^/?#]+)$/;

export const libraryPicture = (address: unknown): string | undefined => LIBRARY.exec(textOf(address))?.[1];

export const libraryFilesOf = (block: EditorBlock): string[] =>
  propertiesOf(block).flatMap(({ field, value }) =>
    field.kind === 'picture' ? (libraryPicture(value) ?? []) : field.kind === 'richText' ? filesInText(value) : [],
  );

const filesInText = (value: unknown): string[] =>
  nodesIn(value).flatMap((node) => (node.type === 'upload' ? (uploadId(node) ?? []) : []));

export const checkPictures = (block: EditorBlock, context: CheckContext): BlockFinding[] =>
  propertiesOf(block).flatMap((property) => {
    const { field, value } = property;
    if (field.kind === 'richText') return checkText(property, context);
    return field.kind === 'picture' && textOf(value) !== ''
      ? [...checkAddress(property, context), ...checkAlt(property)]
      : [];
  });

function checkText(property: Property, { isKnownPicture }: CheckContext): BlockFinding[] {
  const isComplete = filesInText(property.value).every((id) => isKnownPicture?.(id) !== false);
  if (isComplete) return [];
  const message = inItem(property, 'Take out the picture that is no longer in the media library.');
  return [{ severity: 'error', message, path: property.path }];
}

function checkAddress(property: Property, { isKnownPicture }: CheckContext): BlockFinding[] {
  const { value, path } = property;
  const address = safePicture(textOf(value));
  const wrong = (sentence: string): BlockFinding[] => [
    { severity: 'error', message: inItem(property, sentence), path },
  ];
  if (address === undefined) return wrong('Use an address for the picture that begins with https:// or /.');
  const id = libraryPicture(address);
  return id !== undefined && isKnownPicture?.(id) === false
    ? wrong('Choose another picture: this one is no longer in the media library.')
    : [];
}

/** Only for pictures with such a property: others are decorative. */
function checkAlt(property: Property): BlockFinding[] {
  const alt = property.fields.find(({ name }) => name === 'alt');
  if (!alt) return [];
  const text = textOf(property.holder.alt);
  if (text !== '' && text !== PLACEHOLDER) return [];
  const path = property.path.replace(/[^.]+$/, 'alt');
  const message = inItem(property, 'Say in the alt text what the picture shows, for people who cannot see it.');
  return [{ severity: 'warning', message, path }];
}
