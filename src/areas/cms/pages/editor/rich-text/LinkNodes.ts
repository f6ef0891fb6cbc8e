import {
  $applyNodeReplacement,
  ElementNode,
  type DOMConversionMap,
  type EditorConfig,
  type NodeKey,
  type SerializedElementNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical';
import { safeLink } from '@/domain/pages/safe-address';

/** Payload's own shape; links to documents from its panel keep their `doc`. */
interface LinkFields {
  linkType: string;
  newTab: boolean;
  url?: string;
  [property: string]: unknown;
}

type SerializedLink = Spread<{ fields: LinkFields; id?: string }, SerializedElementNode>;

const VERSION = 3;

/** Link as Payload stores it. An unsafe address is neither imported nor followed. */
export class LinkNode extends ElementNode {
  __fields: LinkFields;
  __id: string | undefined;

  constructor(fields: LinkFields = { linkType: 'custom', newTab: false }, id?: string, key?: NodeKey) {
    super(key);
    this.__fields = fields;
    this.__id = id;
  }

  static override getType(): string {
    return 'link';
  }

  static override clone(node: LinkNode): LinkNode {
    return new this(node.__fields, node.__id, node.__key);
  }

  static override importJSON(stored: SerializedLink): LinkNode {
    return $applyNodeReplacement(new this(stored.fields, stored.id)).updateFromJSON(stored);
  }

  static override importDOM(): DOMConversionMap | null {
    return {
      a: () => ({
        priority: 1,
        conversion: (element) => {
          const url = safeLink(element.getAttribute('href'));
          return { node: url ? $createLink(url, element.getAttribute('target') === '_blank') : null };
        },
      }),
    };
  }

  override exportJSON(): SerializedLink {
    const id = this.getLatest().__id;
    return {
      ...super.exportJSON(),
      type: this.getType(),
      version: VERSION,
      fields: this.getFields(),
      ...(id && { id }),
    };
  }

  getFields(): LinkFields {
    return this.getLatest().__fields;
  }

  setFields(fields: LinkFields): this {
    const writable = this.getWritable();
    writable.__fields = fields;
    return writable;
  }

  override createDOM({ theme }: EditorConfig): HTMLElement {
    const element = document.createElement('a');
    element.href = safeLink(this.__fields.url) ?? '#';
    if (typeof theme.link === 'string') element.className = theme.link;
    return element;
  }

  override updateDOM(before: this, element: HTMLElement): boolean {
    if (before.__fields !== this.__fields) element.setAttribute('href', safeLink(this.__fields.url) ?? '#');
    return false;
  }

  override isInline(): true {
    return true;
  }

  override canBeEmpty(): false {
    return false;
  }

  override canInsertTextBefore(): false {
    return false;
  }

  override canInsertTextAfter(): false {
    return false;
  }
}

/** Link made from an address in a text by Payload's panel; keeps its type. */
export class AutoLinkNode extends LinkNode {
  static override getType(): string {
    return 'autolink';
  }

  // Lexical requires these on the class itself, not inherited.
  static override clone(node: AutoLinkNode): AutoLinkNode {
    return new this(node.__fields, node.__id, node.__key);
  }

  static override importJSON(stored: SerializedLink): AutoLinkNode {
    return $applyNodeReplacement(new this(stored.fields, stored.id)).updateFromJSON(stored);
  }

  static override importDOM(): null {
    return null;
  }
}

export const $createLink = (url: string, newTab: boolean): LinkNode =>
  $applyNodeReplacement(new LinkNode({ linkType: 'custom', newTab, url }));
