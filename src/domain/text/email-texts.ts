/** By key, whose beginning decides the kind: one line (`subject…`, `title…`, `preview…`, `heading…`, `button…`) or a paragraph. */
export type EmailTexts = Readonly<Record<string, string>>;

const MAX_LINE_LENGTH = 150;
const MAX_PARAGRAPH_LENGTH = 2000;

/** `{name}`; in a text of ours `{name!}` is one that an edit keeps. */
const PLACEHOLDER = /\{([^{}]*)\}/g;

const bareName = (name: string): string => name.replace(/!$/, '');

const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

export const isLine = (key: string): boolean => /^(?:subject|title|preview|heading|button)/.test(key);

/** A paragraph may be left out, a line not. */
const maxLength = (key: string): number => (isLine(key) ? MAX_LINE_LENGTH : MAX_PARAGRAPH_LENGTH);

export const shownText = (standard: string): string =>
  standard.replace(PLACEHOLDER, (_, name) => `{${bareName(name)}}`);

/** Words of a key or placeholder: 'Opening if collected' of `openingIfCollected`. */
export function spokenName(key: string): string {
  if (key === 'preview') return 'Preview text';
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fillText(key: string, text: string, values: EmailTexts): string {
  const filled = text.replace(PLACEHOLDER, (whole, name) => values[bareName(name)] ?? whole).trim();
  return isLine(key) ? filled.replace(/\s+/g, ' ') : filled;
}

type Checked = { key: string; text: string; standard: string; known: readonly string[] };

/** Names the placeholders that are unknown or missing; undefined if the text can be sent. */
export function textProblem({ key, text, standard, known }: Checked): string | undefined {
  const most = maxLength(key);
  if (isLine(key) && !text.trim()) return 'Please write a text.';
  if (isLine(key) && text.includes('\n')) return 'This has to be one line.';
  if (text.length > most) return `At most ${most} characters.`;
  const used = namesIn(text);
  const unknown = [...new Set(used.filter((name) => !known.includes(name)))];
  if (unknown.length > 0) return `Unknown placeholder: ${listed(unknown)}.`;
  const missing = namesIn(standard).filter((name) => name.endsWith('!') && !used.includes(bareName(name)));
  if (missing.length > 0) return `Please keep ${listed([...new Set(missing.map(bareName))])}.`;
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) ? 'Braces are for placeholders: one has no partner.' : undefined;
}

const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

type Edited = { standard: EmailTexts; edits: EmailTexts; known: readonly string[] };

export function textProblems({ standard, edits, known }: Edited): Record<string, string[]> {
  const problems = Object.entries(edits).flatMap(([key, text]) => {
    const ours = standard[key];
    const problem = ours === undefined ? undefined : textProblem({ key, text, standard: ours, known });
    return problem === undefined ? [] : [[key, [problem]]];
  });
  return Object.fromEntries(problems);
}

export const changedTexts = (standard: EmailTexts, edits: EmailTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(standard).flatMap(([key, ours]) => {
      const text = edits[key]?.replace(/\r\n?/g, '\n').trim();
      return text === undefined || text === shownText(ours) ? [] : [[key, text]];
    }),
  );

/** Texts to send. An edit that a release has made invalid gives way to ours. */
export const textsToSend = ({ standard, edits, known }: Edited): EmailTexts =>
  Object.fromEntries(
    Object.entries(standard).map(([key, ours]) => {
      const text = edits[key];
      const isFit = text !== undefined && !textProblem({ key, text, standard: ours, known });
      return [key, isFit ? text : shownText(ours)];
    }),
  );
