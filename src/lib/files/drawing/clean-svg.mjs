import { MAX_PIXELS } from './limits.mjs';
import { hasLiveText } from './live-text.mjs';
import { readSvg } from './svg-scan.mjs';
import { isElement, weigh } from './svg-weight.mjs';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Elements, subpaths and letters, as often as they are drawn. */
const MAX_DRAWN = 100_000;

const SHAPES = 'path rect circle ellipse line polyline polygon text image';
const ALLOWED = new Set(
  `svg g defs symbol use title desc style switch marker clipPath mask pattern linearGradient radialGradient stop
   tspan textPath view filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
   feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge
   feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence ${SHAPES}`.split(
    /\s+/,
  ),
);
/** Removed, but not their content. */
const UNWRAPPED = new Set(['a']);

const LOCAL = /^#[\w.:-]+$/;
const INLINE_PICTURE = /^data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/=\s]+$/;

/** @typedef {{ ok: true, svg: string, hasText: boolean } | { ok: false, message: string }} CleanSvg */

/** @param {string} message @returns {CleanSvg} */
const refused = (message) => ({ ok: false, message });
const damaged = refused('This SVG cannot be read: it is not well-formed XML.');

/**
 * Keeps only drawing elements: no script, animation, link or external resource. Refuses entities and what is too heavy
 * to draw. Takes memory and time: for the drawing process only.
 * @param {Uint8Array} bytes @returns {Promise<CleanSvg>}
 */
export async function cleanSvg(bytes) {
  const read = readSvg(bytes);
  return read.ok ? clean(read.text) : read;
}

/** @param {string} text @returns {Promise<CleanSvg>} */
async function clean(text) {
  const [{ JSDOM, VirtualConsole }, { default: createPurifier }] = await Promise.all([
    import('jsdom'),
    import('dompurify'),
  ]);
  const { window } = new JSDOM('', { virtualConsole: new VirtualConsole() });
  try {
    const document = new window.DOMParser().parseFromString(text.trim(), 'image/svg+xml');
    const root = document.documentElement;
    if (document.querySelector('parsererror')) return damaged;
    if (root.namespaceURI !== SVG || root.localName !== 'svg') return refused('This file is not an SVG drawing.');
    prune(root);
    const purifier = createPurifier(window);
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use', 'switch', 'symbol'],
      ADD_ATTR: ['href', 'xlink:href', 'preserveAspectRatio', 'startOffset', 'vector-effect', 'paint-order'],
      // Off: it would remove ids such as `title`, which are harmless outside a page.
      SANITIZE_DOM: false,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
    prune(root);
    const { elements, pixels } = weigh(root, { elements: MAX_DRAWN, pixels: MAX_PIXELS });
    if (elements > MAX_DRAWN) return refused('This SVG is too heavy to draw.');
    if (pixels === undefined) return refused('A picture in this SVG cannot be read.');
    if (pixels > MAX_PIXELS) {
      return refused('The pictures in this SVG are too large. They can have at most 50 megapixels in all.');
    }
    if (!hasDrawing(root)) return refused('Nothing is left to draw of this SVG once it is cleaned.');
    return { ok: true, svg: `${new window.XMLSerializer().serializeToString(root)}\n`, hasText: hasLiveText(root) };
  } catch (error) {
    if (error instanceof window.DOMException || error instanceof TypeError) return damaged;
    throw error;
  } finally {
    window.close();
  }
}

/** @param {Element} element */
function prune(element) {
  for (const child of [...element.childNodes]) {
    if (child.nodeType === 3) continue;
    if (child.nodeType === 4) child.replaceWith(element.ownerDocument.createTextNode(child.nodeValue ?? ''));
    else if (!isElement(child)) child.remove();
    else if (child.namespaceURI === SVG && UNWRAPPED.has(child.localName)) {
      prune(child);
      child.replaceWith(...child.childNodes);
    } else if (child.namespaceURI === SVG && ALLOWED.has(child.localName)) prune(child);
    else child.remove();
  }
  if (element.localName === 'style') element.textContent = cleanCss(element.textContent);
  for (const attribute of [...element.attributes]) {
    if (!isHarmless(element, attribute)) element.removeAttributeNode(attribute);
  }
}

/** @param {Element} element @param {Attr} attribute */
function isHarmless(element, { namespaceURI, localName, name, value }) {
  if (namespaceURI === XMLNS) return (value === SVG && name === 'xmlns') || (value === XLINK && name === 'xmlns:xlink');
  if (localName === 'href') return isHarmlessLink(element, namespaceURI, value);
  if (namespaceURI === XML) return localName === 'space';
  if (namespaceURI !== null || /[^\w-]/.test(name) || /^on/i.test(name) || /^(?:src|data)/i.test(name)) return false;
  return isHarmlessCss(value);
}

/** @param {Element} element @param {string | null} namespace @param {string} value */
function isHarmlessLink(element, namespace, value) {
  if (namespace !== null && namespace !== XLINK) return false;
  return LOCAL.test(value) || (element.localName === 'image' && INLINE_PICTURE.test(value));
}

/** @param {Element} root */
const hasDrawing = (root) =>
  [...root.querySelectorAll(SHAPES.split(' ').join())].some(
    (shape) =>
      (shape.localName !== 'text' || shape.textContent.trim() !== '') &&
      (shape.localName !== 'image' || shape.hasAttribute('href') || shape.hasAttributeNS(XLINK, 'href')),
  );

const LOCAL_URL = /url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;
/** Loads, code, and CSS escapes, which may spell either. */
const DANGER =
  /\\|@|url\s*\(|src\s*\(|image(?:-set)?\s*\(|expression\s*\(|cross-fade|-moz-binding|behavior\s*:|script\s*:|<|\/\*/i;

/** @param {string} css */
const isHarmlessCss = (css) => !DANGER.test(css.replace(LOCAL_URL, ''));

/** Linear time. Removes all that cannot be parsed or may load something. @param {string} css */
function cleanCss(css) {
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
