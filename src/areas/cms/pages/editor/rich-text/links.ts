import {
  $createTextNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils';
import { $createLink, LinkNode } from './LinkNodes';

const $linkAround = (node: LexicalNode): LinkNode | null => {
  const found = $findMatchingParent(node, (each) => each instanceof LinkNode);
  return found instanceof LinkNode ? found : null;
};

export function $selectedLink(): LinkNode | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $linkAround(selection.anchor.getNode()) : null;
}

/** Without a selection, inserts a link with its own text. */
export function $putLink(url: string, newTab: boolean, text = url): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const around = $selectedLink();
  if (around) {
    const { doc: _, ...fields } = around.getFields();
    around.setFields({ ...fields, linkType: 'custom', url, newTab });
  } else if (selection.isCollapsed()) {
    selection.insertNodes([$createLink(url, newTab).append($createTextNode(text))]);
  } else {
    $wrap(selection.extract(), url, newTab);
  }
}

function $wrap(nodes: readonly LexicalNode[], url: string, newTab: boolean): void {
  let open: LinkNode | undefined;
  for (const node of nodes) {
    if ($isElementNode(node)) continue;
    const around = $linkAround(node);
    if (around) {
      around.setFields({ ...around.getFields(), linkType: 'custom', url, newTab });
      continue;
    }
    if (!open || !node.getPreviousSibling()?.is(open)) {
      open = $createLink(url, newTab);
      node.insertBefore(open);
    }
    open.append(node);
  }
}

export function $removeLinks(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  for (const node of selection.getNodes()) {
    const link = $linkAround(node);
    if (!link) continue;
    for (const child of link.getChildren()) link.insertBefore(child);
    link.remove();
  }
}
