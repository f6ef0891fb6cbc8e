import { text } from 'node:stream/consumers';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** `NODE_ENV=production node bench/react-alone.mjs < page.html`: React’s processor time for its elements, ms. */
const WARM_UP = 300;
const ROUNDS = 300;

/** @type {Record<string, string>} */
const REACT_NAMES = { class: 'className', for: 'htmlFor', value: 'defaultValue', selected: 'data-selected' };
const page = elementOf(new JSDOM(await text(process.stdin)).window.document.documentElement);
for (let round = 0; round < WARM_UP; round += 1) renderToString(page);
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) renderToString(page);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000 / ROUNDS);

/** @param {Element} element @returns {import('react').ReactElement} */
function elementOf(element) {
  const { localName, attributes, childNodes } = element;
  /** @type {Record<string, unknown>} */
  const props = {};
  for (const { name, value } of attributes) props[REACT_NAMES[name] ?? name] = value;
  // React takes no text as style.
  delete props.style;
  if (localName === 'script' || localName === 'style') {
    return createElement(localName, { ...props, dangerouslySetInnerHTML: { __html: element.textContent } });
  }
  const children = [...childNodes].flatMap(
    /** @returns {import('react').ReactNode[]} */ (node) => {
      if (node.nodeType === node.TEXT_NODE) return [node.nodeValue];
      return node.nodeType === node.ELEMENT_NODE ? [elementOf(/** @type {Element} */ (node))] : [];
    },
  );
  return createElement(localName, props, ...children);
}
