import type { ReactNode } from 'react';
import {
  $applyNodeReplacement,
  DecoratorNode,
  type DOMConversionMap,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical';
import { TABLE_TAG } from './clean-html';
import { KEPT, type StoredNode } from './kept-nodes';
import { KeptView } from './KeptView';
import { tableNode } from './pasted-tables';

type SerializedKept = Spread<{ node: StoredNode; isInline: boolean }, SerializedLexicalNode>;

/** Node that this editor does not change: it can be selected and deleted, and is stored as it was. */
export class KeptNode extends DecoratorNode<ReactNode> {
  __node: StoredNode;
  __isInline: boolean;

  constructor(node: StoredNode = { type: '', version: 1 }, isInline = false, key?: NodeKey) {
    super(key);
    this.__node = node;
    this.__isInline = isInline;
  }

  static override getType(): string {
    return KEPT;
  }

  static override clone({ __node, __isInline, __key }: KeptNode): KeptNode {
    return new KeptNode(__node, __isInline, __key);
  }

  static override importJSON({ node, isInline }: SerializedKept): KeptNode {
    return $applyNodeReplacement(new KeptNode(node, isInline));
  }

  static override importDOM(): DOMConversionMap {
    const convert = (toNode: (element: HTMLElement) => StoredNode | undefined) => () => ({
      priority: 1 as const,
      conversion: (element: HTMLElement) => {
        const node = toNode(element);
        return { node: node ? $applyNodeReplacement(new KeptNode(node)) : null };
      },
    });
    return {
      [TABLE_TAG]: convert(({ dataset }) => tableNode(dataset.table)),
      hr: convert(() => ({ type: 'horizontalrule', version: 1 })),
    };
  }

  override exportJSON(): SerializedKept {
    return { ...super.exportJSON(), type: KEPT, version: 1, node: this.__node, isInline: this.__isInline };
  }

  override createDOM(): HTMLElement {
    return document.createElement(this.__isInline ? 'span' : 'div');
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): boolean {
    return this.__isInline;
  }

  override decorate(): ReactNode {
    return <KeptView node={this.__node} nodeKey={this.__key} />;
  }
}
