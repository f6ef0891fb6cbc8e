import { $getSelection, $isRangeSelection, type TextFormatType } from '@payloadcms/richtext-lexical/lexical';
import { ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils';
import { $selectedLink } from './links';

export const FORMATS = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const satisfies TextFormatType[];

export type BlockStyle = 'paragraph' | 'h2' | 'h3' | 'h4' | 'quote';

export interface ToolbarState {
  style: BlockStyle;
  list: 'bullet' | 'number' | undefined;
  formats: readonly string[];
  link: { url: string; newTab: boolean } | undefined;
}

export const NOWHERE: ToolbarState = { style: 'paragraph', list: undefined, formats: [], link: undefined };

/** Other heading levels look like the nearest offered (see RichTextView). */
const OFFERED: Record<string, BlockStyle> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' };

export function $toolbarState(): ToolbarState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return NOWHERE;
  const node = selection.anchor.getNode();
  const top = node.getKey() === 'root' ? node : node.getTopLevelElement();
  const list = $findMatchingParent(node, (each) => each instanceof ListNode);
  const listType = list instanceof ListNode ? list.getListType() : undefined;
  const fields = $selectedLink()?.getFields();
  return {
    style:
      top instanceof HeadingNode ? (OFFERED[top.getTag()] ?? 'h2') : top instanceof QuoteNode ? 'quote' : 'paragraph',
    list: listType === 'bullet' || listType === 'number' ? listType : undefined,
    formats: FORMATS.filter((format) => selection.hasFormat(format)),
    link: fields && { url: fields.url ?? '', newTab: fields.newTab },
  };
}
