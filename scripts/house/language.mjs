/** @typedef {{ line: number, text: string, isDoc: boolean, lines: number }} Comment text without marks */

/** Doc comments, consecutive `//` as one, and comments within JSX. */
const COMMENT = /(?:^|(?<=[\s{(,;[|&=]))(?:\/\*\*?\s[\s\S]*?\*\/|\/\/ .*(?:\n[ \t]*\/\/ .*)*)/gm;

/** A comment begins with a verb or a noun, so none of these. */
const OPENING =
  /^(?:(?:By|To|From|For|In|On|With|At) (?:what|which|whom)|Of|How|What|Whatever|Where|Wherever|Whether|Which|Whichever|Who|Whoever|Whom|Whose)\b/;

/** Words for which the field, or a British editor, has a better one. */
const SHUNNED_WORDS = ['asked', 'told', 'said', 'stands', 'whoever', 'heed', 'heeds', 'somebody'];

const SHUNNED = new RegExp(`\\b(?:${SHUNNED_WORDS.join('|')})\\b`, 'gi');
const SHUNNED_IN_NAME = /^(?:asked|told|said|stands|whoever|heeds?|somebody)$/i;

/** @param {string} text @returns {Comment[]} */
export const commentsOf = (text) =>
  [...text.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    line: text.slice(0, index).split('\n').length,
    text: wordsOf(comment),
    isDoc: comment.startsWith('/**'),
    lines: comment.split('\n').length,
  }));

/** @param {string} comment */
const wordsOf = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replace(/^[ \t]*(?:\*|\/\/) ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {Comment} comment */
export const opensBadly = ({ text }) => OPENING.test(text);

/** @param {Comment} comment @returns {string[]} */
export const shunnedIn = ({ text }) => [...text.matchAll(SHUNNED)].map(([word]) => word.toLowerCase());

/** @param {string} text @returns {string[]} */
export const shunnedNames = (text) =>
  (text.match(/(?<![\w'"`’-])[a-zA-Z_$][\w$]*(?=\s*[:=(,;)<.?}\]]|\s*$)/gm) ?? []).filter((name) =>
    name.split(/(?=[A-Z])|_/).some((part) => SHUNNED_IN_NAME.test(part)),
  );

/** Lists of commits show so much of a subject. */
const MOST_IN_SUBJECT = 72;

/** @param {readonly string[]} subjects newest first @returns {import('./imports.mjs').Finding[]} */
export const checkSubjects = (subjects) =>
  subjects.flatMap((subject, index) =>
    subject.length > MOST_IN_SUBJECT
      ? [{ file: 'git log', line: index + 1, message: `Shorten to ${MOST_IN_SUBJECT} characters: '${subject}'` }]
      : [],
  );

/** @param {string} file @param {string} text @returns {import('./imports.mjs').Finding[]} */
export const checkLanguage = (file, text) =>
  commentsOf(text).flatMap((comment) => [
    ...(opensBadly(comment)
      ? [{ file, line: comment.line, message: `Begin with a verb or a noun: '${comment.text.slice(0, 60)}'` }]
      : []),
    ...shunnedIn(comment).map((word) => ({ file, line: comment.line, message: `Find a plainer word for '${word}'.` })),
  ]);
