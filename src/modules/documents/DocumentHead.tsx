import { StyleSheet, View } from './elements';
import { look } from './look';
import { FIRST_PAGE_ROOM, textHeight } from './pages';
import { Text } from './Text';

const styles = StyleSheet.create({
  title: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: 16, marginTop: 20 },
  name: { fontWeight: 700, fontSize: 22, textTransform: 'uppercase' },
  number: { fontWeight: 700, fontSize: 13 },
  columns: { flexDirection: 'row', gap: 24, marginTop: 14, marginBottom: 18 },
  label: { fontSize: 9, marginBottom: 2 },
});

export type Fact = { label: string; value: string };

type DocumentHeadProps = {
  title: string;
  number: string;
  /** Lines of text, such as recipient and destination; empty ones are left out. */
  columns: readonly { label: string; lines: readonly (string | null | undefined)[] }[];
  facts: readonly Fact[];
};

/** Letters in a line of a column, and the height in points that FIRST_PAGE_ROOM counts on. */
const [COLUMN_LETTERS, COLUMNS_HEIGHT] = [26, 156];

const heightOf = (lines: readonly (string | null | undefined)[]): number =>
  lines.reduce((sum, line) => sum + (line ? textHeight(line, COLUMN_LETTERS) : 0), 0);

/** Room that a head leaves on its page, in points. */
export function roomBelow({ columns, facts }: Pick<DocumentHeadProps, 'columns' | 'facts'>): number {
  const heights = columns.map(({ lines }) => 13 + heightOf(lines));
  const ofFacts = facts.reduce((sum, { value }) => sum + 18 + heightOf([value]), 0);
  return FIRST_PAGE_ROOM - Math.max(0, Math.max(ofFacts, ...heights) - COLUMNS_HEIGHT);
}

export function DocumentHead({ title, number, columns, facts }: DocumentHeadProps) {
  return (
    <>
      <View style={styles.title}>
        <Text style={styles.name}>{title}</Text>
        <Text style={styles.number}>{number}</Text>
      </View>
      <View style={styles.columns}>
        {columns.map(({ label, lines }) => (
          <View key={label} style={look.grow}>
            <Text style={[look.muted, styles.label]}>{label}</Text>
            {lines.filter(Boolean).map((line, index) => (
              <Text key={index}>{line}</Text>
            ))}
          </View>
        ))}
        <View style={look.grow}>
          {facts.map(({ label, value }) => (
            <View key={label} style={{ marginBottom: 5 }}>
              <Text style={[look.muted, styles.label]}>{label}</Text>
              <Text>{value}</Text>
            </View>
          ))}
        </View>
      </View>
    </>
  );
}
