import type { EditorBlock } from '../../blocks/new-block';
import { contrast, mix } from '../../../kits/color';
import { libraryPicture } from './check-pictures';
import { textOf } from './properties';
import type { BlockFinding, CheckContext, PictureSample } from './types';

/** Colours of a hero’s text and of the ground under its picture, as in tokens.css. */
const NIGHT = '#0b0b12';
const TITLE = '#ffffff';
const SMALL_PRINT = '#aeadbd';
/** WCAG minimum for large text, and for other text. */
const ENOUGH_LARGE = 3;
const ENOUGH = 4.5;
/** Share of the ground that may be too bright: a lamp or a line hides no word. */
const TOLERATED = 0.1;

export function checkContrast(block: EditorBlock, { sampleOf }: CheckContext): BlockFinding[] {
  if (block.blockType !== 'hero') return [];
  const id = libraryPicture(block.backgroundImage);
  const sample = id === undefined ? undefined : sampleOf?.(id);
  if (!sample || sample.width < 1) return [];
  const hasSmallPrint = [block.subtitle, ...pointsOf(block)].some((text) => textOf(text) !== '');
  const [ink, least] = hasSmallPrint ? [SMALL_PRINT, ENOUGH] : [TITLE, ENOUGH_LARGE];
  const ground = groundOf(block, sample);
  const unread = ground.filter((color) => contrast(ink, color) < least).length;
  if (unread <= ground.length * TOLERATED) return [];
  return [
    {
      severity: 'warning',
      message: 'Choose a darker picture, or one that is plainer behind the words: they are hard to read on this one.',
      path: 'backgroundImage',
    },
  ];
}

const pointsOf = ({ points }: EditorBlock): unknown[] =>
  Array.isArray(points) ? points.map((point: unknown) => (point as { text?: unknown } | null)?.text) : [];

function groundOf({ alignment, smallImage }: EditorBlock, { width, colors }: PictureSample): string[] {
  // A stage has its text on the left, and on wide screens no shade.
  const isStage = textOf(smallImage) !== '';
  return colors.flatMap((color, index) => {
    const across = ((index % width) + 0.5) / width;
    const fromText = isStage || alignment === 'left' ? across : alignment === 'right' ? 1 - across : undefined;
    if (fromText === undefined) return [mix(color, NIGHT, CENTRED_SHADE)];
    if (fromText > WORDS_END) return [];
    return [mix(color, NIGHT, isStage ? 0 : sideShade(fromText))];
  });
}

/** Shade as in HeroPicture.tsx: all over, or beside the text from night through 55 % in the middle to nothing. */
const CENTRED_SHADE = 0.7;
const sideShade = (fromText: number): number => (fromText < 0.5 ? 1 - 0.9 * fromText : 1.1 - 1.1 * fromText);
/** Share of the width of text at one side. */
const WORDS_END = 0.5;
