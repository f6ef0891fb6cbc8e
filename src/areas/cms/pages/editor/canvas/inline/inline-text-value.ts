/** The text of an element that is being typed into. Its line breaks may be characters or elements. */
export function typedText(element: Node): string {
  const text = [...element.childNodes]
    .map((node) =>
      node.nodeName === 'BR' ? '\n' : node.nodeName === '#text' ? (node.nodeValue ?? '') : typedText(node),
    )
    .join('');
  // Browsers put a second break after a last empty line, so that it shows.
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}
