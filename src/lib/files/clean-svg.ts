import { cleanCss, isHarmlessCss } from './clean-css';
import { excessOf } from './svg-scan';
import { drawnElements, isElement } from './svg-weight';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Bytes of an SVG, before cleaning. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024;
/** Elements drawn, those too that `use` repeats. */
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
/** Of what wraps a drawing, but is not one of its elements, the content stays. */
const UNWRAPPED = new Set(['a']);

const LOCAL = /^#[\w.:-]+$/;
const INLINE_PICTURE = /^data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/=\s]+$/;

export type CleanSvg = { ok: true; svg: string } | { ok: false; message: string };

const refused = (message: string): CleanSvg => ({ ok: false, message });
const damaged = refused('This SVG cannot be read: it is not well-formed XML.');

/**
 * Writes an SVG anew from what only draws: no script, no event handler, no animation, no link, no foreign content, and
 * nothing that is loaded from elsewhere. DOMPurify judges it, and so do lists of our own that know no exception.
 * It is refused where it holds entities, is too large, too deep or too heavy to draw, or where nothing is left of it.
 */
export async function cleanSvg(bytes: Buffer): Promise<CleanSvg> {
  if (bytes.length > MAX_SVG_BYTES) return refused('This SVG is too large. An SVG can be at most 2 MB.');
  const text = decode(bytes);
  if (text === undefined) return refused('This SVG cannot be read: it is not UTF-8 text.');
  const plain = withoutDoctype(text);
  if (plain === undefined) return refused('This SVG holds entities. Save it again as plain SVG, without editing data.');
  const excess = excessOf(plain);
  return excess ? refused(excess) : clean(plain);
}

async function clean(text: string): Promise<CleanSvg> {
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
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
      // It never becomes part of a page, and an id it takes for dangerous there, as `title`, may be referred to.
      SANITIZE_DOM: false,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
    prune(root);
    if (drawnElements(root, MAX_DRAWN) > MAX_DRAWN) return refused('This SVG is too heavy to draw.');
    if (!hasDrawing(root)) return refused('Nothing is left to draw of this SVG once it is cleaned.');
    return { ok: true, svg: `${new window.XMLSerializer().serializeToString(root)}\n` };
  } catch (error) {
    if (error instanceof window.DOMException || error instanceof TypeError) return damaged;
    throw error;
  } finally {
    window.close();
  }
}

function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The text without a DOCTYPE that only names the format; nothing where it declares entities or more. */
function withoutDoctype(text: string): string | undefined {
  if (text.includes('<!ENTITY')) return undefined;
  const start = text.indexOf('<!DOCTYPE');
  if (start === -1) return text;
  const end = text.indexOf('>', start) + 1;
  const doctype = text.slice(start, end);
  return doctype.includes('[') ? undefined : text.slice(0, start) + text.slice(end);
}

/** Leaves of an element and all below it only what the lists allow. */
function prune(element: Element): void {
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

function isHarmless(element: Element, { namespaceURI, localName, name, value }: Attr): boolean {
  if (namespaceURI === XMLNS) return (value === SVG && name === 'xmlns') || (value === XLINK && name === 'xmlns:xlink');
  if (localName === 'href') return isHarmlessLink(element, namespaceURI, value);
  if (namespaceURI === XML) return localName === 'space';
  if (namespaceURI !== null || /[^\w-]/.test(name) || /^on/i.test(name) || /^(?:src|data)/i.test(name)) return false;
  return isHarmlessCss(value);
}

function isHarmlessLink(element: Element, namespace: string | null, value: string): boolean {
  if (namespace !== null && namespace !== XLINK) return false;
  return LOCAL.test(value) || (element.localName === 'image' && INLINE_PICTURE.test(value));
}

const hasDrawing = (root: Element): boolean =>
  [...root.querySelectorAll(SHAPES.split(' ').join())].some(
    (shape) =>
      (shape.localName !== 'text' || shape.textContent.trim() !== '') &&
      (shape.localName !== 'image' || shape.hasAttribute('href') || shape.hasAttributeNS(XLINK, 'href')),
  );
