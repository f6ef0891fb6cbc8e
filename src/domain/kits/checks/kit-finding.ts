import type { KitDocument } from '../document/kit-document';
import type { KitProblem, KitProblemCode } from './kit-problem';

/** Problem of a document as other programs read it. */
export interface KitFinding {
  code: KitProblemCode;
  /** `block` must be fixed before an order; `warn` may be meant. */
  severity: 'block' | 'warn';
  message: string;
  /** Place in the request, as `document.elements.2` or `players.0.number`. */
  field: string;
}

const SEVERITIES = { blocks: 'block', warns: 'warn' } as const;

const PLAYER_FIELDS: Partial<Record<KitProblemCode, string>> = {
  'number-twice': 'number',
  'second-shirt': 'number',
  'number-against-rules': 'number',
  'size-missing': 'size',
};
const OF_TEXT: readonly KitProblemCode[] = ['too-long', 'characters-missing'];

function fieldOf({ code, at }: KitProblem, { elements, garments }: KitDocument): string {
  const place = elements.findIndex(({ id }) => id === at.element);
  const ofPlayer = PLAYER_FIELDS[code] ?? (OF_TEXT.includes(code) ? elements[place]?.kind : undefined);
  if (at.player !== undefined && ofPlayer) return `players.${at.player}.${ofPlayer}`;
  if (place >= 0) return `document.elements.${place}`;
  if (at.colorway !== undefined) return `document.colorways.${at.colorway}.colors.${at.slot ?? 0}`;
  const garment = garments.findIndex(({ type }) => type === at.garment);
  return code === 'not-printed' || garment < 0 ? 'document.elements' : `document.garments.${garment}`;
}

export const findingOf = (problem: KitProblem, document: KitDocument): KitFinding => ({
  code: problem.code,
  severity: SEVERITIES[problem.severity],
  message: problem.message,
  field: fieldOf(problem, document),
});
