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

/** How a text looks, here and where it is edited. */
export const richTextLook = [
  'space-y-[1em] [&_:is(h2,h3,h4,h5,h6)]:mt-[1.4em] [&_:is(h2,h3,h4,h5,h6):first-child]:mt-0',
  '[&_h2]:text-[1.75em] [&_h2]:leading-none [&_h3]:text-[1.375em] [&_h3]:leading-tight [&_:is(h4,h5,h6)]:text-[1.125em]',
  '[&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4',
  '[&_li]:relative [&_li]:pl-7 [&_li]:mt-[0.5em] [&_li:first-child]:mt-0',
  '[&_:is(ul,ol)]:text-left [&_.list-bullet>li]:before:absolute [&_.list-bullet>li]:before:top-[0.55em] [&_.list-bullet>li]:before:left-0.5 [&_.list-bullet>li]:before:h-[0.45em] [&_.list-bullet>li]:before:w-3 [&_.list-bullet>li]:before:-skew-x-24 [&_.list-bullet>li]:before:bg-brand',
  '[&_ol]:list-decimal [&_ol]:pl-6 [&_ol>li]:pl-1 [&_ol>li]:marker:font-semibold [&_ol>li]:marker:text-accent',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-brand [&_blockquote]:pl-5 [&_blockquote]:text-[1.125em] [&_blockquote]:italic',
  '[&_hr]:border-line [&_code]:rounded-control [&_code]:bg-surface-sunken [&_code]:px-1.5 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-card',
].join(' ');

/** A Lexical document as plain markup, whatever is stored for it: drawn on the server, it sends no script. */
export function RichTextView({ content }: { content: unknown }) {
  const data = sanitiseRichText(content);
  return data && <RichText className={richTextLook} data={data} converters={converters} />;
}
