/** Points at something inside of the same drawing. */
const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
/** Whatever loads, runs, or hides that it does: CSS escapes may spell any of them. */
const DANGER =
  /\\|@|url\s*\(|src\s*\(|image(?:-set)?\s*\(|expression\s*\(|cross-fade|-moz-binding|behavior\s*:|script\s*:|<|\/\*/i;

/**
 * Whether a presentation attribute or a declaration can load nothing from anywhere.
 * @param {string} css
 */
export const isHarmlessCss = (css) => !DANGER.test(css.replace(LOCAL_URL, ''));

/**
 * A style sheet without comments, at-rules and declarations that could load something. Rules that hold a harmful
 * declaration lose that one; what cannot be told apart is left out as a whole. It takes time by the length alone:
 * regular expressions that look for a pair of braces would take its square.
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
