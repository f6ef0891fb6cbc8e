import { isTable } from '@/domain/text/table/table-data';
import { cn } from '@/ui/cn';
import { BlockSection } from './BlockSection';
import { slotsOf } from './slots';
import type { BlockViewProps } from './types';

/** Makes a part that scrolls by itself reachable by keyboard. */
const scrolled = { role: 'group', tabIndex: 0 } as const;
const CELL = 'px-4 py-3 text-left align-top @2xl:px-5';

export function TableBlockView({ block, editing }: BlockViewProps<'table'>) {
  const { table, rowHeads, heading } = block;
  const slot = slotsOf(editing);
  const note = slot('note', block.note);
  if (!table || !isTable(table)) return null;
  return (
    <BlockSection block={block} editing={editing}>
      <div {...scrolled} aria-label={heading || 'Table'} className="card overflow-x-auto">
        <table className={cn('w-full border-collapse tabular-nums', table.columns.length > 3 && 'min-w-max')}>
          <thead>
            <tr className="on-night bg-night text-ink">
              {table.columns.map((column, index) => (
                <th key={index} scope="col" className={`${CELL} sporty text-base`}>
                  {slot(`table.columns.${index}`, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells, row) => (
              <tr key={row} className="border-t border-line even:bg-surface-sunken">
                {cells.map((cell, column) => {
                  const text = slot(`table.rows.${row}.${column}`, cell);
                  return rowHeads && column === 0 ? (
                    <th key={column} scope="row" className={`${CELL} font-semibold`}>
                      {text}
                    </th>
                  ) : (
                    <td key={column} className={CELL}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="mt-4 text-sm text-ink-muted">{note}</p>}
    </BlockSection>
  );
}
