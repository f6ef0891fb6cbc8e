import { formatAmount } from '@/domain/money/money';
import { addressesOf } from '@/domain/catalogue/picture-addresses';
import { blockDefinition } from '@/domain/pages/blocks';
import { isOwnPath, safeLink, safePicture } from '@/domain/pages/safe-address';
import { linkTarget, uploadId } from '@/domain/pages/text-references';
import { isRecord } from '@/domain/text/is-record';
import { env } from '@/lib/env';
import { heading, link, paragraph, type Part } from '@/lib/mail/frame';
import { lines, markup, type Markup } from '@/lib/mail/markup';
import { libraryId, type BlockOf, type PageBlock, type PageData } from '@/modules/pages/page-content';

type DrawnBlocks = {
  parts: Part[];
  /** Labels of blocks that an email cannot show. */
  undrawn: string[];
};

/** Inside of the card, px. */
const WIDTH = 544;

const absolute = (address: string): string => (isOwnPath(address) ? env.publicUrl + address : address);

function linkOf(address: string | null | undefined): string | undefined {
  const safe = safeLink(address);
  return safe === undefined || safe.startsWith('#') ? undefined : absolute(safe);
}

const NONE: Part = { text: '', html: markup`` };

const joined = (parts: readonly Part[]): Part => ({
  text: parts
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n\n'),
  html: markup`${parts.map(({ html }) => html)}`,
});

const titled = (text: string | null | undefined): Part => (text ? { text, html: heading(text) } : NONE);
const written = (text: string | null | undefined): Part => (text ? { text, html: paragraph(text) } : NONE);

function buttonOf(label: string | null | undefined, address: string | null | undefined): Part {
  const href = linkOf(address);
  return label && href ? link(href, label, `${label}: ${href}`) : NONE;
}

function pictureOf(src: string | undefined, alt: string, width = WIDTH): Part {
  const safe = safePicture(src);
  return safe === undefined
    ? NONE
    : {
        text: alt && `[${alt}]`,
        html: markup`<p style="margin:0 0 16px"><img src="${absolute(safe)}" alt="${alt}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:6px"></p>`,
      };
}

export function drawBlocks(blocks: readonly PageBlock[], data: PageData): DrawnBlocks {
  const drawn = blocks.map((block) => drawBlock(block, data));
  return { parts: drawn.flatMap(({ parts }) => parts), undrawn: [...new Set(drawn.flatMap(({ undrawn }) => undrawn))] };
}

function drawBlock(block: PageBlock, data: PageData): DrawnBlocks {
  const shown = (...parts: Part[]): DrawnBlocks => ({ parts: [joined(parts)], undrawn: [] });
  switch (block.blockType) {
    case 'hero':
      return shown(
        libraryPicture(block.backgroundImage, data, ''),
        written(block.eyebrow),
        titled(block.title),
        written(block.subtitle),
        buttonOf(block.buttonText, block.buttonLink),
        buttonOf(block.secondButtonText, block.secondButtonLink),
      );
    case 'text':
      return shown(richText(block.content, data));
    case 'image':
      return shown(libraryPicture(block.src, data, block.alt ?? ''), written(block.caption));
    case 'button':
      return shown(buttonOf(block.text, block.link));
    case 'callToAction':
      return shown(
        titled(block.heading),
        written(block.text),
        buttonOf(block.buttonText, block.buttonLink),
        buttonOf(block.secondButtonText, block.secondButtonLink),
      );
    case 'productGrid':
      return shown(products(block, data));
    case 'columns':
      return drawColumns(block, data);
    default:
      return { parts: [], undrawn: [blockDefinition(block.blockType)?.label ?? block.blockType] };
  }
}

function libraryPicture(address: string | null | undefined, { pictures }: PageData, alt: string): Part {
  const known = pictures[libraryId(address) ?? ''];
  return pictureOf(known?.src ?? address ?? undefined, alt || known?.alt || '');
}

/** A table: other cells do not stand side by side in every mail program. */
function inRows(cells: readonly Part[], perRow: number): Part {
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) =>
    cells.slice(row * perRow, (row + 1) * perRow),
  );
  return {
    text: joined(cells).text,
    html: markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px">${rows.map(
      (row) =>
        markup`<tr>${row.map(
          ({ html }) =>
            markup`<td width="${Math.floor(100 / perRow)}%" valign="top" style="padding:0 8px 12px 0">${html}</td>`,
        )}</tr>`,
    )}</table>`,
  };
}

function drawColumns({ columns }: BlockOf<'columns'>, data: PageData): DrawnBlocks {
  const drawn = (columns ?? []).map(({ blocks }) => drawBlocks(blocks ?? [], data));
  return {
    parts: [
      inRows(
        drawn.map(({ parts }) => joined(parts)),
        Math.max(1, drawn.length),
      ),
    ],
    undrawn: drawn.flatMap(({ undrawn }) => undrawn),
  };
}

function products(block: BlockOf<'productGrid'>, data: PageData): Part {
  const cards = (data.products[block.id ?? ''] ?? []).map(
    ({ slug, name, price, salePrice, pictures: [cover] }): Part => {
      const href = `${env.publicUrl}/product/${slug}`;
      const cost = salePrice === null ? formatAmount(price) : `${formatAmount(salePrice)} (was ${formatAmount(price)})`;
      const picture = cover ? pictureOf(addressesOf(cover).src, name, 240).html : markup``;
      return {
        text: `${name}, ${cost}: ${href}`,
        html: markup`<a href="${href}" style="color:#6425cf;text-decoration:none">${picture}<strong>${name}</strong></a><br>${cost}`,
      };
    },
  );
  if (cards.length === 0) return NONE;
  return joined([titled(block.heading), inRows(cards, 2), buttonOf(block.linkText, block.link)]);
}

type Node = Readonly<Record<string, unknown>>;

const BOLD = 1;
const ITALIC = 2;

const childrenOf = (node: Node): Node[] =>
  Array.isArray(node.children) ? node.children.filter((child) => isRecord(child)) : [];

function richText(content: unknown, data: PageData): Part {
  const root = isRecord(content) && isRecord(content.root) ? content.root : {};
  return joined(childrenOf(root).map((node) => blockNode(node, data)));
}

function blockNode(node: Node, data: PageData): Part {
  const inside = inline(node, data);
  switch (node.type) {
    case 'heading':
      return {
        text: inside.text,
        html: markup`<h2 style="margin:24px 0 8px;font-size:${node.tag === 'h1' || node.tag === 'h2' ? 22 : 17}px;line-height:1.3">${inside.html}</h2>`,
      };
    case 'quote':
      return {
        text: inside.text.replace(/^/gm, '> '),
        html: markup`<blockquote style="margin:0 0 12px;padding-left:14px;border-left:3px solid #7c3aed">${inside.html}</blockquote>`,
      };
    case 'list':
      return listNode(node, data);
    case 'horizontalrule':
      return { text: '---', html: markup`<hr style="border:0;border-top:1px solid #e2e1ea;margin:20px 0">` };
    case 'upload': {
      const picture = data.pictures[uploadId(node) ?? ''];
      return picture ? pictureOf(picture.src, picture.alt) : NONE;
    }
    default:
      return inside.text ? { text: inside.text, html: markup`<p style="margin:0 0 12px">${inside.html}</p>` } : NONE;
  }
}

function listNode(node: Node, data: PageData): Part {
  const isNumbered = node.listType === 'number';
  const items = childrenOf(node).map((item) => ({ item, ...inline(item, data) }));
  const list = items.map(({ html }) => markup`<li>${html}</li>`);
  return {
    text: items.map(({ text }, at) => `${isNumbered ? `${at + 1}.` : '-'} ${text}`).join('\n'),
    html: isNumbered
      ? markup`<ol style="margin:0 0 12px;padding-left:24px">${list}</ol>`
      : markup`<ul style="margin:0 0 12px;padding-left:20px">${list}</ul>`,
  };
}

function inline(node: Node, data: PageData): Part {
  const parts = childrenOf(node).map((child) => inlineNode(child, data));
  return { text: parts.map(({ text }) => text).join(''), html: markup`${parts.map(({ html }) => html)}` };
}

function inlineNode(node: Node, data: PageData): Part {
  if (node.type === 'linebreak') return { text: '\n', html: markup`<br>` };
  if (typeof node.text === 'string') return { text: node.text, html: formatted(node.text, Number(node.format) || 0) };
  if (node.type === 'list') {
    const nested = listNode(node, data);
    return { text: `\n${nested.text.replace(/^/gm, '  ')}`, html: nested.html };
  }
  const inside = inline(node, data);
  if (node.type !== 'link' && node.type !== 'autolink') return inside;
  const { address, pageId } = linkTarget(node.fields);
  const href = linkOf(pageId === undefined ? address : data.pageAddresses?.[pageId]);
  if (!href) return inside;
  return {
    text: inside.text === href ? href : `${inside.text} (${href})`,
    html: markup`<a href="${href}" style="color:#6425cf">${inside.html}</a>`,
  };
}

function formatted(text: string, format: number): Markup {
  const plain = lines(text);
  const strong = format & BOLD ? markup`<strong>${plain}</strong>` : plain;
  return format & ITALIC ? markup`<em>${strong}</em>` : strong;
}
