const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
/** Loads, code, and CSS escapes, which may spell either. */
const DANGER =
  /\\|@|url\s*\(|src\s*\(|image(?:-set)?\s*\(|expression\s*\(|cross-fade|-moz-binding|behavior\s*:|script\s*:|<|\/\*/i;

/** @param {string} css */
export const isHarmlessCss = (css) => !DANGER.test(css.replace(LOCAL_URL, ''));

/** Linear time. Removes all that cannot be parsed or may load something. @param {string} css */
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
