/** A reference within the same drawing. */
const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
/** Anything that loads or runs, and CSS escapes, which may spell any of it. */
const DANGER =
  /\\|@|url\s*\(|src\s*\(|image(?:-set)?\s*\(|expression\s*\(|cross-fade|-moz-binding|behavior\s*:|script\s*:|<|\/\*/i;

/**
 * True if a presentation attribute or a declaration can load nothing.
 * @param {string} css
 */
export const isHarmlessCss = (css) => !DANGER.test(css.replace(LOCAL_URL, ''));

/**
 * A style sheet without comments, at-rules and declarations that could load something. Rules lose their harmful
 * declarations; what cannot be parsed is left out whole. Linear time: regular expressions that look for a pair of
 * braces would be quadratic.
 * @param {string} css
 */
export function cleanCss(css) {
  return withoutComments(css)
    .split('}')
    .flatMap((chunk) => {
      const [before = '', body, nested] = chunk.split('{');
      const selector = before.slice(before.lastIndexOf(';') + 1).trim();
      if (body === undefined || nested !== undefined || !isHarmlessCss(selector)) return [];
      const declarations = body.split(';').filter((declaration) => declaration.trim() && isHarmlessCss(declaration));
      return declarations.length > 0 ? [`${selector}{${declarations.join(';').trim()}}`] : [];
    })
    .join('\n');
}

/** @param {string} css */
function withoutComments(css) {
  const [first = '', ...rest] = css.split('/*');
  const after = rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''));
  return [first, ...after].join(' ');
}
