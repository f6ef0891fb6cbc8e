const XLINK = 'http://www.w3.org/1999/xlink';
const LOCAL_URL = /url\(\s*["']?#([\w.:-]+)/gi;
const RULE = /([^{}]*)\{([^{}]*)\}/g;

/**
 * `times`: as often as the target is drawn, such as an arrow at each corner. `isLink`: in `href`, not in a style.
 * @typedef {{ id: string, times: number, isLink: boolean }} Reference
 */

/**
 * Matches style rules by the last part of the selector only, which finds too many rather than too few.
 * @param {Element} root @returns {(element: Element) => Reference[]}
 */
export function createReferences(root) {
  /** @type {Map<string, string[]>} */
  const styles = new Map();
  for (const { textContent } of root.querySelectorAll('style')) {
    for (const [, selectors = '', body = ''] of textContent.matchAll(RULE)) {
      if (!body.includes('#')) continue;
      for (const key of selectors.split(',').map(keyOf)) styles.set(key, [...(styles.get(key) ?? []), body]);
    }
  }
  return (element) => {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`);
    const keys = ['*', element.localName, `#${element.id}`, ...new Set(classes)];
    const attributes = [...element.attributes].filter(({ value }) => value.includes('#'));
    const declarations = [
      ...keys.flatMap((key) => styles.get(key) ?? []),
      ...attributes.map(({ name, value }) => (name === 'style' ? value : `${name}:${value}`)),
    ].flatMap((each) => each.split(';'));
    return [...linksOf(element), ...declarations.flatMap((each) => styleReferences(element, each))];
  };
}

/** A class, id or name that elements must have; `*` if none is certain. @param {string} selector */
function keyOf(selector) {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (/[([]/.test(last)) return '*';
  return /[.#][^.#:]+/.exec(last)?.[0] ?? /^[^.#:*]+/.exec(last)?.[0] ?? '*';
}

/** @param {Element} element @returns {Reference[]} */
const linksOf = (element) =>
  [element.getAttribute('href'), element.getAttributeNS(XLINK, 'href')].flatMap((href) =>
    href?.startsWith('#') ? [{ id: href.slice(1), times: 1, isLink: true }] : [],
  );

/** @param {Element} element @param {string} declaration @returns {Reference[]} */
function styleReferences(element, declaration) {
  const times = /^\s*marker/i.test(declaration) ? cornersOf(element) : 1;
  return [...declaration.matchAll(LOCAL_URL)].map(([, id = '']) => ({ id, times, isLink: false }));
}

/** Upper limit: each corner takes at least one number. @param {Element} element */
const cornersOf = (element) =>
  `${element.getAttribute('d') ?? ''} ${element.getAttribute('points') ?? ''}`.match(/[\d.]+/g)?.length ?? 2;
