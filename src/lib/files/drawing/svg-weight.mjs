import { readPictureHeader } from './picture-header.mjs';
import { createReferences } from './svg-references.mjs';

const XLINK = 'http://www.w3.org/1999/xlink';
/** Levels, including references. */
const MAX_NESTING = 500;
/** Drawn only by reference. */
const UNDRAWN = new Set('defs symbol pattern clipPath mask marker filter linearGradient radialGradient'.split(' '));
const TEXTS = new Set(['text', 'tspan', 'textPath']);

/** Unreadable pictures have no `pixels`. @typedef {{ elements: number, pixels: number | undefined }} Weight */

/**
 * Follows every reference, as ten elements that each repeat ten others draw a hundred. A circular `use` weighs
 * infinitely.
 * @param {Element} root @param {{ elements: number, pixels: number }} limits end counting @returns {Weight}
 */
export function weigh(root, limits) {
  const referencesOf = createReferences(root);
  const pixelsOf = createPixelCounter();
  /** @type {Map<string, Element>} */
  const byId = new Map();
  for (const element of root.querySelectorAll('[id]')) if (!byId.has(element.id)) byId.set(element.id, element);
  /** @type {Map<Element, Weight>} */
  const known = new Map();
  /** @type {Set<Element>} */
  const open = new Set();

  /** @param {Element} element @returns {Weight} */
  function weightOf(element) {
    const before = known.get(element);
    if (before) return before;
    if (open.has(element) || open.size > MAX_NESTING) return { elements: Infinity, pixels: 0 };
    open.add(element);
    /** @type {Weight} */
    let sum = { elements: shapesOf(element), pixels: pixelsOf(element) };
    for (const { part, times } of partsOf(element)) {
      sum = plus(sum, weightOf(part), times);
      if (sum.pixels === undefined || sum.pixels > limits.pixels || sum.elements > limits.elements) break;
    }
    open.delete(element);
    known.set(element, sum);
    return sum;
  }

  /** @param {Element} element */
  function* partsOf(element) {
    // jsdom’s `children` is quadratic.
    for (const part of element.childNodes) {
      if (isElement(part) && !UNDRAWN.has(part.localName)) yield { part, times: 1 };
    }
    for (const { id, times, isLink } of referencesOf(element)) {
      const part = byId.get(id);
      // A part that refers to an open element is drawn without it.
      if (part && (isLink || !open.has(part))) yield { part, times };
    }
  }

  return weightOf(root);
}

/** Subpaths of a path, letters of a text. @param {Element} element */
function shapesOf(element) {
  if (element.localName === 'path') return Math.max(1, element.getAttribute('d')?.match(/m/gi)?.length ?? 0);
  if (!TEXTS.has(element.localName)) return 1;
  let letters = 0;
  for (const { nodeType, nodeValue } of element.childNodes) if (nodeType === 3) letters += nodeValue?.length ?? 0;
  return 1 + letters;
}

/** @param {Weight} sum @param {Weight} part @param {number} times @returns {Weight} */
const plus = (sum, part, times) => ({
  elements: sum.elements + part.elements * times,
  pixels: sum.pixels === undefined || part.pixels === undefined ? undefined : sum.pixels + part.pixels * times,
});

function createPixelCounter() {
  /** @type {Map<string, number | undefined>} */
  const known = new Map();

  /** @param {string} address a data: URI */
  function pixelsAt(address) {
    if (!known.has(address)) {
      const header = readPictureHeader(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
      known.set(address, header && header.width * header.height);
    }
    return known.get(address);
  }

  /** @param {Element} element @returns {number | undefined} */
  return (element) => {
    const address = element.getAttribute('href') ?? element.getAttributeNS(XLINK, 'href') ?? '';
    return element.localName === 'image' && address.startsWith('data:') ? pixelsAt(address) : 0;
  };
}

/** @param {Node} node @returns {node is Element} */
export const isElement = (node) => node.nodeType === 1;
