'use client';

import { HOW_CUT, HOW_TO_MEASURE, sizeTables, type SizeTable } from '@/domain/size-chart';
import { Dialog } from '@/ui/Dialog';

export type SizeGuideProps = {
  /** Labels of the sizes there are. */
  sizes: readonly string[];
  /** Of the page with the whole of it. */
  pageHref: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The measurements of a product’s sizes. */
export function SizeGuide({ sizes, pageHref, isOpen, onOpenChange }: SizeGuideProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title="Size guide" description={HOW_TO_MEASURE}>
      <div className="grid gap-6">
        {sizeTables(sizes).map((chart) => (
          <Chart key={chart.heading} {...chart} />
        ))}
        <p className="text-sm text-ink-muted">
          {HOW_CUT}{' '}
          <a href={pageHref} className="text-accent underline underline-offset-4 hover:no-underline">
            All size guides
          </a>
        </p>
      </div>
    </Dialog>
  );
}

/** Without the code, which is for orders by file. */
function Chart({ heading, table }: SizeTable) {
  const [size, , ...measures] = table.columns;

  return (
    <table className="w-full text-left text-sm">
      <caption className="mb-2 text-left font-semibold">{heading}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          {[size, ...measures].map((column) => (
            <th key={column} scope="col" className="py-2 pr-3 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([label, , ...cells]) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 font-medium whitespace-nowrap">
              {label}
            </th>
            {cells.map((cell, index) => (
              <td key={measures[index]} className="py-2 pr-3 tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
