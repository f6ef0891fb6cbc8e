import { Document, View } from '@/modules/documents/elements';
import type { TableData } from '@/domain/text/table/table-data';
import { look } from '@/modules/documents/look';
import { Text } from '@/modules/documents/Text';
import { Sheet } from '@/modules/documents/Sheet';
import type { SiteSetting } from '@/payload-types';
import type { PrintedPart } from './printed-parts';

type PageBrochureProps = { settings: SiteSetting; title: string; intro: string; parts: readonly PrintedPart[] };

export function PageBrochure({ settings, title, intro, parts }: PageBrochureProps) {
  return (
    <Document title={title} author={settings.brandName} language="en-GB">
      <Sheet settings={settings} subject={title} source={[intro, parts]}>
        <Text style={{ marginTop: 26, fontSize: 30, fontWeight: 700, textTransform: 'uppercase' }}>{title}</Text>
        {intro && <Text style={[look.muted, { marginTop: 6, fontSize: 13 }]}>{intro}</Text>}
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </Sheet>
    </Document>
  );
}

function Part({ part }: { part: PrintedPart }) {
  switch (part.kind) {
    case 'heading':
      return (
        <Text style={look.title} minPresenceAhead={60}>
          {part.text}
        </Text>
      );
    case 'text':
      return <Text style={{ marginTop: 6, lineHeight: 1.35 }}>{part.text}</Text>;
    case 'item':
      return (
        <View style={{ marginTop: 10 }} wrap={false}>
          <Text style={look.strong}>{part.title}</Text>
          <Text style={{ marginTop: 2, lineHeight: 1.35 }}>{part.text}</Text>
        </View>
      );
    case 'table':
      return <Table {...part.table} />;
    case 'swatches':
      return (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 12, marginTop: 12 }}>
          {part.swatches.map(({ name, color }, index) => (
            <View key={index} style={{ width: 116, border: '0.5 solid #d9d8e2' }} wrap={false}>
              <View style={{ height: 70, backgroundColor: color }} />
              <View style={{ padding: 7 }}>
                <Text style={look.strong}>{name}</Text>
                <Text style={look.muted}>{color.toUpperCase()}</Text>
              </View>
            </View>
          ))}
        </View>
      );
  }
}

function Table({ columns, rows }: TableData) {
  return (
    <View style={{ marginTop: 8 }}>
      <Row cells={columns} style={look.head} />
      {rows.map((cells, index) => (
        <Row key={index} cells={cells} style={look.row} />
      ))}
    </View>
  );
}

function Row({ cells, style }: { cells: readonly string[]; style: typeof look.row }) {
  return (
    <View style={style} wrap={false}>
      {cells.map((cell, index) => (
        <Text key={index} style={[look.grow, index === 0 ? look.strong : {}, { paddingRight: 6 }]}>
          {cell}
        </Text>
      ))}
    </View>
  );
}
