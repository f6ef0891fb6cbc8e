import type { EditorBlock } from '../../blocks/new-block';
import { safePicture } from '../../safe-address';
import type { CheckContext, BlockFinding } from './types';
import { inItem, propertiesOf, textOf, type Property } from './properties';

/** What the editor puts in until someone has looked at the picture. */
const PLACEHOLDER = 'Image description';
const LIBRARY = /^\/media\/([^/?#]+)$/;

/** The id of the library’s picture at an address; nothing for any other. */
export const libraryPicture = (address: unknown): string | undefined => LIBRARY.exec(textOf(address))?.[1];

/** Pictures that cannot be loaded, and those that nothing is said of for whoever cannot see them. */
export const checkPictures = (block: EditorBlock, context: CheckContext): BlockFinding[] =>
  propertiesOf(block).flatMap((property) =>
    property.field.kind === 'picture' && textOf(property.value) !== ''
      ? [...checkAddress(property, context), ...checkAlt(property)]
      : [],
  );

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

/** Only where there is a property for it: other pictures are there for their looks. */
function checkAlt(property: Property): BlockFinding[] {
  const alt = property.fields.find(({ name }) => name === 'alt');
  if (!alt) return [];
  const text = textOf(property.holder.alt);
  if (text !== '' && text !== PLACEHOLDER) return [];
  const path = property.path.replace(/[^.]+$/, 'alt');
  const message = inItem(property, 'Say in the alt text what the picture shows, for people who cannot see it.');
  return [{ severity: 'warning', message, path }];
}
