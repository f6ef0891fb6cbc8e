import { RichText, type JSXConverters, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react';
import { linkTarget, uploadId } from '@/domain/pages/text-references';
import { formatBytes } from '@/domain/text/format-bytes';
import { BlockLink } from './BlockLink';
import { BlockPicture } from './BlockPicture';
import { sanitiseRichText } from './sanitise-rich-text';
import type { PageData } from './types';

/** Headings of a text begin at level 2: the page's title is level 1. */
const headingTags = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' } as const;

const ownConverters: JSXConverters = {
  heading: ({ node, nodesToJSX }) => {
    const Heading = Object.hasOwn(headingTags, node.tag) ? headingTags[node.tag] : 'p';
    return <Heading>{nodesToJSX({ nodes: node.children })}</Heading>;
  },
  autolink: ({ node, nodesToJSX }) => (
    <BlockLink address={node.fields.url} newTab={node.fields.newTab}>
      {nodesToJSX({ nodes: node.children })}
    </BlockLink>
  ),
  listitem: ({ node, nodesToJSX, parent }) => {
    const listType = 'listType' in parent ? parent.listType : undefined;
    const holdsList = node.children.some(({ type }) => type === 'list');
    return (
      <li
        value={listType === 'number' ? node.value : undefined}
        className={holdsList ? 'list-none before:hidden' : undefined}
      >
        {listType === 'check' && !holdsList && (node.checked ? '☑ ' : '☐ ')}
        {nodesToJSX({ nodes: node.children })}
      </li>
    );
  },
};

type References = Pick<PageData, 'pictures' | 'documents' | 'pageAddresses'>;

/** Text width: its measure, or a phone's screen. */
const SIZES = '(min-width: 768px) 640px, 95vw';

const referenceConverters = ({ pictures, documents, pageAddresses }: References): JSXConverters => ({
  link: ({ node, nodesToJSX }) => {
    const { address, pageId } = linkTarget(node.fields);
    const children = nodesToJSX({ nodes: node.children });
    const path = pageId === undefined ? address : pageAddresses?.[pageId];
    // A link to a page that visitors cannot see leaves only its words.
    if (!path && node.fields.linkType === 'internal') return <>{children}</>;
    return (
      <BlockLink address={path} newTab={node.fields.newTab}>
        {children}
      </BlockLink>
    );
  },
  upload: ({ node }) => {
    const id = uploadId(node) ?? '';
    const picture = pictures[id];
    if (picture) return <BlockPicture picture={picture} alt={picture.alt} sizes={SIZES} />;
    const document = documents?.[id];
    return (
      document && (
        <p>
          <BlockLink address={`/media/${id}`}>
            {document.name} (PDF, {formatBytes(document.size)})
          </BlockLink>
        </p>
      )
    );
  },
});

export function RichTextView({ content, data }: { content: unknown; data: References }) {
  const text = sanitiseRichText(content);
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    ...ownConverters,
    ...referenceConverters(data),
  });
  return text && <RichText className="rich-text" data={text} converters={converters} />;
}
