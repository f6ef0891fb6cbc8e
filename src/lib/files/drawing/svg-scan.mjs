import { MAX_SVG_BYTES } from '../../../domain/text/svg-limit.mjs';

const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 100;

/** Skipped whole. @type {readonly (readonly [start: string, end: string])[]} */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/**
 * Refuses entities, excessive size, elements, attributes and depth in one pass; malformed text passes.
 * @param {Uint8Array} bytes @returns {{ ok: true, text: string } | { ok: false, message: string }}
 */
export function readSvg(bytes) {
  if (bytes.length > MAX_SVG_BYTES)
    return refused(`This SVG is too large. An SVG can be at most ${MAX_SVG_BYTES / 1024 / 1024} MB.`);
  const text = decode(bytes);
  if (text === undefined) return refused('This SVG cannot be read: it is not UTF-8 text.');
  const plain = withoutDoctype(text);
  if (plain === undefined)
    return refused('This SVG contains entities. Save it again as plain SVG, without editing data.');
  const excess = excessOf(plain);
  return excess ? refused(excess) : { ok: true, text: plain };
}

/** @param {string} message @returns {{ ok: false, message: string }} */
const refused = (message) => ({ ok: false, message });

/** @param {Uint8Array} bytes */
function decode(bytes) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Undefined if the DOCTYPE declares entities or more. @param {string} text */
function withoutDoctype(text) {
  if (text.includes('<!ENTITY')) return undefined;
  const start = text.indexOf('<!DOCTYPE');
  if (start === -1) return text;
  const end = text.indexOf('>', start) + 1;
  const doctype = text.slice(start, end);
  return doctype.includes('[') ? undefined : text.slice(0, start) + text.slice(end);
}

/** jsdom is quadratic in depth and attributes of an element. @param {string} text */
function excessOf(text) {
  let elements = 0;
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    if (skipped) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      if (end === -1) return undefined;
      at = end;
      continue;
    }
    const { end, attributes } = readTag(text, at);
    if (text[at + 1] === '/') depth -= 1;
    else {
      elements += 1;
      if (text[end - 1] !== '/') depth += 1;
    }
    if (elements > MAX_ELEMENTS || attributes > MAX_ATTRIBUTES) return 'This SVG has too many elements.';
    if (depth > MAX_DEPTH) return 'This SVG is nested too deeply.';
    at = end;
  }
  return undefined;
}

/** @param {string} text @param {number} start */
function readTag(text, start) {
  let attributes = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '>') return { end: at, attributes };
    if (character === '=') attributes += 1;
    if (character === '"' || character === "'") {
      const closing = text.indexOf(character, at + 1);
      if (closing === -1) break;
      at = closing;
    }
  }
  return { end: text.length, attributes };
}
