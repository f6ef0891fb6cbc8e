import type { KitDocument, KitElement } from '../document/kit-document';
import { SAMPLE_CREST, SAMPLE_SPONSOR, SAMPLE_TEAM } from '../gallery/samples';
import { describeElement, placeOf, sentence, type KitProblem } from './kit-problem';
import type { OrderedPieces } from './ordered-sizes';

const isSample = (element: KitElement): boolean =>
  element.kind === 'logo'
    ? element.logo.name === SAMPLE_CREST
    : element.kind === 'text' && [SAMPLE_SPONSOR, SAMPLE_TEAM].some((sample) => element.text.toUpperCase() === sample);

/** Sample crests and texts of a ready design that were never replaced: fine to look at, but not meant for print. */
export const checkSamples = ({ elements }: KitDocument, { players = [], nameless = [] }: OrderedPieces): KitProblem[] =>
  (players.length + nameless.length > 0 ? elements.filter(isSample) : []).map((element) => ({
    code: 'sample',
    severity: 'warns',
    message: `${sentence(describeElement(element))} is a sample, and would be printed. Put your own in its place, or delete it.`,
    fix: { label: 'Delete it', kind: 'delete-element', id: element.id },
    at: placeOf(element),
  }));
