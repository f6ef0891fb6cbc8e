import fc from 'fast-check';

const TYPES = [
  ...['paragraph', 'heading', 'quote', 'list', 'listitem', 'text', 'linebreak', 'tab', 'link', 'autolink', 'upload'],
  ...['horizontalrule', 'table', 'tablerow', 'tablecell', 'block', 'relationship', 'root', 'kept', 'toString'],
];
const PROPERTIES = [
  ...['version', 'value', 'indent', 'direction', 'listType', 'checked', 'start', 'style', 'mode', 'detail', 'id'],
  ...['textStyle', 'textFormat', 'node', 'isInline', 'colSpan', 'backgroundColor', 'headerState', '$'],
];

const value = fc.jsonValue({ maxDepth: 1 });

/** Known nodes with any properties, and other values. */
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    value,
    fc.record(
      {
        ...Object.fromEntries(PROPERTIES.map((name) => [name, value])),
        type: fc.constantFrom(...TYPES),
        children: fc.oneof({ arbitrary: fc.array(tie('node'), { maxLength: 4 }), weight: 3 }, value),
        text: fc.oneof(fc.string(), value),
        tag: fc.oneof(fc.constantFrom('h1', 'h2', 'ul', 'script', 'constructor'), value),
        format: fc.oneof(fc.nat(200), fc.constant(''), value),
        fields: fc.oneof(fc.record({ url: value, linkType: fc.constantFrom('custom', 'internal'), doc: value }), value),
      },
      { requiredKeys: ['type'] },
    ),
  ),
}));

export const anyRichText: fc.Arbitrary<unknown> = fc
  .oneof(
    {
      arbitrary: fc.array(node, { maxLength: 4 }).map((children) => ({ root: { type: 'root', children } })),
      weight: 9,
    },
    fc.jsonValue(),
  )
  .map((text): unknown => JSON.parse(JSON.stringify(text)));
