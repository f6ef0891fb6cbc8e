import { useEffect } from 'react';
import {
  $getSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
  PASTE_TAG,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { $generateNodesFromDOM } from '@payloadcms/richtext-lexical/lexical/html';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { cleanHtml } from './clean-html';

export function $insertHtml(editor: LexicalEditor, html: string, hasBlocks: boolean): void {
  const nodes = $generateNodesFromDOM(editor, cleanHtml(html, hasBlocks));
  if (nodes.length > 0) $getSelection()?.insertNodes(nodes);
}

/** Lexical’s own texts are handled by Lexical. @param hasBlocks true if a table can become a block beside the text. */
export function PastePlugin({ hasBlocks }: { hasBlocks: boolean }) {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const data = 'clipboardData' in event ? event.clipboardData : null;
          const html = data?.getData('text/html');
          if (!html || data?.getData('application/x-lexical-editor')) return false;
          event.preventDefault();
          editor.update(() => $insertHtml(editor, html, hasBlocks), { tag: PASTE_TAG });
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, hasBlocks],
  );
  return null;
}
