import type { Payload } from 'payload';
import { statementCsv } from '@/domain/invoices/statement-csv';
import {
  periodProblems,
  type RequestedPeriod,
  AGE_LABELS,
  AGES,
  effectOf,
  type StatementRow,
} from '@/domain/invoices/statement';
import { invalidFields } from '@/lib/failures';
import { download } from '@/lib/http/download';
import type { Failure } from '@/lib/result';
import { getSiteSettings } from '@/lib/site-settings';
import { pdfFileResponse } from '@/modules/documents/pdf-response';
import { renderPdf } from '@/modules/documents/render-pdf';
import type { AccountRef } from './data/statement';
import { loadStatement, type LoadedStatement } from './load-statement';
import { Document, View } from '@/modules/documents/elements';
import { payTo } from '@/domain/money/pay-to';
import { formatMoney } from '@/domain/money/money';
import { shopFormat } from '@/domain/text/shop-format';
import { formatFullDay } from '@/domain/text/locale';
import { DocumentHead } from '@/modules/documents/DocumentHead';
import { look } from '@/modules/documents/look';
import { inPages, textHeight } from '@/modules/documents/pages';
import { Sheet, Total, type Letterhead } from '@/modules/documents/Sheet';
import { Text } from '@/modules/documents/Text';

export type StatementFormat = 'pdf' | 'csv';

export async function statementPdf(payload: Payload, owner: AccountRef, requested: RequestedPeriod) {
  const loaded = await loadStatement(payload, owner, requested);
  if (!loaded) return undefined;
  const content = await renderPdf(<StatementDocument {...loaded} settings={await getSiteSettings()} />);
  return { ...loaded, content, fileName: fileNameOf(loaded.statement, 'pdf') };
}

const fileNameOf = ({ from, to }: { from: string; to: string }, format: StatementFormat): string =>
  `statement-${from}-${to}.${format}`;

type Served = { payload: Payload; owner: AccountRef; requested: RequestedPeriod; format: StatementFormat };

/** The caller has checked the permission. Undefined if there is no such customer or team. */
export async function serveStatement({
  payload,
  owner,
  requested,
  format,
}: Served): Promise<Response | Failure<'invalid'> | undefined> {
  const problems = periodProblems(requested);
  if (problems) return invalidFields(problems);
  if (format === 'pdf') {
    const pdf = await statementPdf(payload, owner, requested);
    return pdf && pdfFileResponse({ content: pdf.content, fileName: pdf.fileName, disposition: 'inline' });
  }
  const loaded = await loadStatement(payload, owner, requested);
  return (
    loaded &&
    download(statementCsv(loaded.statement), {
      name: fileNameOf(loaded.statement, 'csv'),
      type: 'text/csv; charset=utf-8',
    })
  );
}

const columns = {
  day: { width: 68 },
  order: { width: 96 },
  money: { width: 70, textAlign: 'right' },
} as const;

type StatementDocumentProps = LoadedStatement & { settings: Letterhead & { bankDetails?: string | null } };

function StatementDocument({ holder, statement, settings }: StatementDocumentProps) {
  const { from, to, rows, opening, closing } = statement;
  const period = `${formatFullDay(from)} – ${formatFullDay(to)}`;
  const pages = inPages(rows, rowHeight);
  return (
    <Document title={`Statement for ${holder.name}`} author={settings.brandName} language="en-GB">
      {pages.map((onPage, page) => (
        <Sheet
          key={page}
          settings={settings}
          subject={`Statement · ${holder.name} · ${period}`}
          source={[holder, rows]}
        >
          {page === 0 ? (
            <DocumentHead
              title="Statement"
              number={period}
              columns={[{ label: 'Account of', lines: [holder.name, holder.contact, holder.email] }]}
              facts={[{ label: `Balance on ${formatFullDay(to)}`, value: formatMoney(closing) }]}
            />
          ) : (
            <View style={look.gap} />
          )}
          <View style={look.head}>
            <Text style={columns.day}>Date</Text>
            <Text style={look.grow}>Entry</Text>
            <Text style={columns.order}>Order</Text>
            <Text style={columns.money}>Charged</Text>
            <Text style={columns.money}>Credited</Text>
            <Text style={columns.money}>Balance</Text>
          </View>
          {page === 0 && <Carried day={from} label="Opening balance" balance={opening} />}
          {onPage.map((row, index) => (
            <Row key={index} row={row} />
          ))}
          {page === pages.length - 1 && (
            <>
              <Carried day={to} label="Closing balance" balance={closing} />
              <Ages statement={statement} />
              {closing > 0 && (
                <View style={{ marginTop: 20 }} wrap={false}>
                  <Text>{payTo(settings.bankDetails, statement.onlyOrder ?? holder.name)}</Text>
                </View>
              )}
            </>
          )}
        </Sheet>
      ))}
    </Document>
  );
}

const rowHeight = ({ name }: StatementRow) => 9 + textHeight(name, 30);

function Carried({ day, label, balance }: { day: string; label: string; balance: number }) {
  return (
    <View style={[look.row, look.strong]} wrap={false}>
      <Text style={columns.day}>{formatFullDay(day)}</Text>
      <Text style={look.grow}>{label}</Text>
      <Text style={columns.money}>{formatMoney(balance)}</Text>
    </View>
  );
}

function Row({ row }: { row: StatementRow }) {
  const effect = effectOf(row);
  return (
    <View style={look.row} wrap={false}>
      <Text style={columns.day}>{formatFullDay(row.on)}</Text>
      <View style={[look.grow, { paddingRight: 8 }]}>
        <Text>{row.name}</Text>
        {row.dueOn && <Text style={[look.muted, { fontSize: 9 }]}>due {formatFullDay(row.dueOn)}</Text>}
      </View>
      <Text style={columns.order}>{row.orderNumber}</Text>
      <Text style={columns.money}>{effect >= 0 ? formatMoney(effect) : ''}</Text>
      <Text style={columns.money}>{effect < 0 ? formatMoney(-effect) : ''}</Text>
      <Text style={columns.money}>{formatMoney(row.balance)}</Text>
    </View>
  );
}

function Ages({ statement: { ages, credit, closing } }: Pick<LoadedStatement, 'statement'>) {
  return (
    <View style={look.totals} wrap={false}>
      {AGES.map((age) => (
        <Total key={age} label={AGE_LABELS[age]} value={formatMoney(ages[age])} />
      ))}
      {credit > 0 && <Total label="Overpaid" value={formatMoney(-credit)} />}
      <View style={[look.total, look.grand, look.strong]}>
        <Text>{`Balance (${shopFormat().currency})`}</Text>
        <Text>{formatMoney(closing)}</Text>
      </View>
    </View>
  );
}
