'use client';

import { SIZE_ADVICE, sizeTables, type SizeChart, type SizeTable } from '@/domain/catalogue/size-chart';
import { Dialog } from '@/ui/Dialog';

export type SizeGuideProps = {
  sizes: readonly string[];
  chart: SizeChart;
  pageHref: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function SizeGuide({ sizes, chart, pageHref, isOpen, onOpenChange }: SizeGuideProps) {
  const { howToMeasure, fit } = SIZE_ADVICE[chart];
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title="Size guide" description={howToMeasure}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {sizeTables(sizes, chart).map((each) => (
          <Chart key={each.heading} {...each} />
        ))}
        <p className="text-sm text-ink-muted">
          {fit}{' '}
          <a href={pageHref} className="text-accent underline underline-offset-4 hover:no-underline">
            All size guides
          </a>
        </p>
      </div>
    </Dialog>
  );
}

/** Without the code, which is for orders by file. */
function Chart({ heading, intro, table }: SizeTable) {
  const [size, , ...measures] = table.columns;

  return (
    <table className="w-full text-left text-[0.8125rem] sm:text-sm">
      <caption className="mb-2 text-left">
        <span className="block text-base font-semibold">{heading}</span>
        {intro && <span className="text-ink-muted">{intro}</span>}
      </caption>
      <thead>
        <tr className="border-b border-line-strong">
          {[size, ...measures].map((column) => (
            <th key={column} scope="col" className="py-2 pr-2 font-semibold sm:pr-3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([label, , ...cells]) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 font-medium sm:pr-3 sm:whitespace-nowrap">
              {label}
            </th>
            {cells.map((cell, index) => (
              <td key={measures[index]} className="py-2 pr-2 leading-snug tabular-nums sm:pr-3">
                <Measure text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Inches under centimetres: a phone has no room for them side by side. */
function Measure({ text }: { text: string }) {
  const [metric = '', inches] = text.split(/ (?=\()/);
  if (inches === undefined) return text;
  return (
    <>
      <span className="whitespace-nowrap">{metric}</span>{' '}
      <span className="block whitespace-nowrap text-ink-muted">{inches}</span>
    </>
  );
}
