import { RichText, type JSXConverters, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react';
import { BlockLink } from './BlockLink';
import { documentAddress, ownPicture } from './rich-text-address';
import { sanitiseRichText } from './sanitise-rich-text';

/** The page has its title already, so a text's own headings begin at the second level. */
const headingTags = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6' } as const;

const ownConverters: JSXConverters = {
  heading: ({ node, nodesToJSX }) => {
    const Heading = Object.hasOwn(headingTags, node.tag) ? headingTags[node.tag] : 'p';
    return <Heading>{nodesToJSX({ nodes: node.children })}</Heading>;
  },
  link: ({ node, nodesToJSX }) => (
    <BlockLink
      address={node.fields.linkType === 'internal' ? documentAddress(node.fields.doc) : node.fields.url}
      newTab={node.fields.newTab}
    >
      {nodesToJSX({ nodes: node.children })}
    </BlockLink>
  ),
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
  upload: ({ node }) => {
    const picture = ownPicture(node.value);
    return picture && <img {...picture} alt={picture.alt} loading="lazy" />;
  },
};

const converters: JSXConvertersFunction = ({ defaultConverters }) => ({ ...defaultConverters, ...ownConverters });

/** A Lexical document as plain markup, whatever is stored for it. */
export function RichTextView({ content }: { content: unknown }) {
  const data = sanitiseRichText(content);
  return data && <RichText className="rich-text" data={data} converters={converters} />;
}
