import { StyleSheet } from './elements';
import { formatShopDate } from '@/domain/text/locale';
import { FONT } from './fonts';

const ink = '#0b0b12';
const muted = '#585766';
const line = '#d9d8e2';

/** Lengths in points. */
export const look = StyleSheet.create({
  page: { paddingVertical: 40, paddingHorizontal: 44, fontFamily: FONT, fontSize: 11, color: ink },
  brand: { flexDirection: 'row', justifyContent: 'space-between', borderBottom: `2 solid ${ink}`, paddingBottom: 12 },
  brandName: { fontWeight: 700, fontSize: 18, textTransform: 'uppercase' },
  gap: { height: 14 },
  muted: { color: muted },
  strong: { fontWeight: 700 },
  title: { fontWeight: 700, fontSize: 15, marginTop: 22, marginBottom: 10 },
  band: { flexDirection: 'row', justifyContent: 'space-between', gap: 12, backgroundColor: '#f1f0f6', padding: 7 },
  row: { flexDirection: 'row', borderBottom: `0.5 solid ${line}`, paddingVertical: 4, paddingHorizontal: 7 },
  head: {
    flexDirection: 'row',
    borderBottom: `1 solid ${ink}`,
    paddingVertical: 4,
    paddingHorizontal: 7,
    fontSize: 9,
    color: muted,
  },
  grow: { flexGrow: 1, flexBasis: 0 },
  number: { width: 60, textAlign: 'right' },
  totals: { marginTop: 8, alignSelf: 'flex-end', width: 300 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 3 },
  grand: { borderTop: `1 solid ${ink}`, marginTop: 4, paddingTop: 6, fontSize: 13 },
  foot: { position: 'absolute', bottom: 22, left: 44, right: 44, fontSize: 8, color: muted, textAlign: 'center' },
});

export const day = (iso: string): string => formatShopDate(iso);
